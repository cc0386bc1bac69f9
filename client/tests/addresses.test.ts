import { describe, expect, it } from 'vitest';
import { addressOf } from '../src/lib/base';
import { parse } from '../src/lib/route.svelte';

describe('invitations', () => {
  const page = (href: string) => new URL(href);
  it('are of use on other devices when the host sits at the server', () => {
    expect(addressOf('/t/x1', 'http://192.168.1.5:8765', page('http://127.0.0.1:8765/t/x1'))).toBe('http://192.168.1.5:8765/t/x1');
    expect(addressOf('/t/x1', 'https://club.example', page('http://localhost:8765/'))).toBe('https://club.example/t/x1');
  });
  it('stay at the address of the page everywhere else', () => {
    expect(addressOf('/t/x1', null, page('https://club.example/t/x1'))).toBe('https://club.example/t/x1');
    expect(addressOf('/t/x1', '', page('http://127.0.0.1:8765/'))).toBe('http://127.0.0.1:8765/t/x1');
    expect(addressOf('https://club.example/s/y', null, page('http://127.0.0.1:8765/'))).toBe('https://club.example/s/y');
  });
});

describe('routes', () => {
  it('knows its pages', () => {
    expect(parse('/')).toEqual({ page: 'start', id: '' });
    expect(parse('/t/abc')).toEqual({ page: 'table', id: 'abc' });
    expect(parse('/rules/cat-box')).toEqual({ page: 'rules', id: 'cat-box' });
    expect(parse('/nowhere').page).toBe('missing');
    expect(parse('/s/abc')).toEqual({ page: 'link', id: 'abc' });
    expect(parse('/learn/cat-box')).toEqual({ page: 'learn', id: 'cat-box' });
    expect(parse('/learn')).toEqual({ page: 'learn', id: '' });
    expect(parse('/replay/abc')).toEqual({ page: 'replay', id: 'abc' });
    expect(parse('/replay')).toEqual({ page: 'replay', id: '' });
    expect(parse('/mail/confirm/abc')).toEqual({ page: 'mail', id: 'confirm/abc' });
    expect(parse('/mail/off/p.abc')).toEqual({ page: 'mail', id: 'off/p.abc' });
    expect(parse('/mail/else/abc').page).toBe('missing');
    expect(parse('/mail/off').page).toBe('missing');
    expect(parse('/stats')).toEqual({ page: 'stats', id: '' });
  });
  it('shows a page for an address that cannot be read', () => {
    expect(parse('/t/%')).toEqual({ page: 'missing', id: '' });
  });
});

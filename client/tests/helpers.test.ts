import { describe, expect, it, vi } from 'vitest';
import { cats, colourOf, numbersOf, readMove } from '../src/games/csacska_macska/cards';
import { announce, voice } from '../src/lib/announce.svelte';
import { addressOf } from '../src/lib/base';
import { fieldsOf, seatOf } from '../src/lib/options';
import { PanZoom } from '../src/lib/panzoom.svelte';
import { parse } from '../src/lib/route.svelte';
import { bundleOf, format, pseudo } from '../src/lib/texts.svelte';
import { wishFor } from '../src/lib/wishes';
import { moveTexts } from '../src/wire';

describe('wire', () => {
  it('spells out grouped moves', () => {
    expect(moveTexts([['play 3.0', ['@2,0', '@1,1']], ['end', []]])).toEqual(['play 3.0 @2,0', 'play 3.0 @1,1', 'end']);
    expect(moveTexts(null)).toEqual([]);
  });
});

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

describe('Csacska Macska notation', () => {
  it('reads cards', () => {
    expect(colourOf('G3/7')).toBe('green');
    expect(numbersOf('G3/7')).toEqual(['3', '7']);
    expect(colourOf('GOOD')).toBeNull();
    expect(cats('B1 S B3 +K')).toEqual(['B1', 'S', 'B3']);
  });
  it('reads moves', () => {
    expect(readMove('steal B.red C.blue').thefts).toEqual([{ seat: 1, colour: 'red' }, { seat: 2, colour: 'blue' }]);
    expect(readMove('use GOOD blue C')).toMatchObject({ card: 'GOOD', colour: 'blue', other: 2 });
    expect(readMove('discard B5 P2')).toMatchObject({ card: 'B5', pile: 2 });
    expect(readMove('place S red')).toMatchObject({ card: 'S', colour: 'red' });
  });
});

describe('options', () => {
  it('offers what a person can choose', () => {
    const fields = fieldsOf({
      properties: {
        rules: { enum: ['basic', 'special'], default: 'basic' },
        start_player: { anyOf: [{ const: 'random' }, { type: 'integer', minimum: 1, maximum: 3 }], default: 'random' } as never,
        deck: { enum: ['a', 'b'], 'x-advanced': true } as never,
        table: { type: 'object' },
      },
    });
    expect(fields.map((field) => [field.name, field.values])).toEqual([
      ['rules', ['basic', 'special']],
      ['start_player', ['random', 1, 2, 3]],
    ]);
  });
  it('lets only somebody at the table begin', () => {
    const start = { anyOf: [{ const: 'random' }, { type: 'integer', minimum: 1, maximum: 5 }], default: 'random' } as never;
    expect(fieldsOf({ properties: { start_player: start } }, 3)[0]?.values).toEqual(['random', 1, 2, 3]);
  });
  it('counts seats as people do, whatever a game counts from', () => {
    const first = { anyOf: [{ const: 'random' }, { type: 'integer', minimum: 0, maximum: 4 }], default: 'random' } as never;
    const values = fieldsOf({ properties: { first_player: first } }, 3)[0]?.values ?? [];
    expect(values.map((value) => seatOf('first_player', value))).toEqual([null, 1, 2, 3]);
    expect(seatOf('start_player', 3)).toBe(3);
    expect(seatOf('round_limit', 3)).toBe(null);
  });
});

describe('new tables', () => {
  const choices = { game: 'cat-box', players: 3, level: 'easy', options: {}, others: [{ bot: false, name: 'Ann' }, { bot: true, name: '' }], open: false, late: false, clock: 'none' as const };
  it('seats bots, friends and people at one screen', () => {
    expect(wishFor({ ...choices, mode: 'solo' }).seats.map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot']);
    expect(wishFor({ ...choices, mode: 'friends' }).seats.map((seat) => seat.kind)).toEqual(['me', 'open', 'bot']);
    expect(wishFor({ ...choices, mode: 'hotseat' }).seats[1]).toEqual({ kind: 'hotseat', name: 'Ann' });
    expect(wishFor({ ...choices, mode: 'friends' }).start).toBe(false);
  });

  it('lets people watch a listed table, at once or later', () => {
    const watching = (open: boolean, late: boolean) => wishFor({ ...choices, mode: 'friends', open, late }).spectators;
    expect([watching(false, true), watching(true, false), watching(true, true)]).toEqual(['none', 'public', 'delayed']);
  });

  it('has a clock among friends only, and none unless asked for', () => {
    expect(wishFor({ ...choices, mode: 'friends' }).clock).toBeUndefined();
    expect(wishFor({ ...choices, mode: 'solo', clock: 'quick' }).clock).toBeUndefined();
    expect(wishFor({ ...choices, mode: 'friends', clock: 'quick' }).clock).toEqual({ turn: 0, bank: 300, increment: 10, days: 0 });
    expect(wishFor({ ...choices, mode: 'friends', clock: 'days' }).clock).toMatchObject({ days: 3 });
  });
});

describe('routes', () => {
  it('knows its pages', () => {
    expect(parse('/')).toEqual({ page: 'start', id: '' });
    expect(parse('/t/abc')).toEqual({ page: 'table', id: 'abc' });
    expect(parse('/rules/cat-box')).toEqual({ page: 'rules', id: 'cat-box' });
    expect(parse('/nowhere').page).toBe('missing');
    expect(parse('/s/abc')).toEqual({ page: 'link', id: 'abc' });
  });
  it('shows a page for an address that cannot be read', () => {
    expect(parse('/t/%')).toEqual({ page: 'missing', id: '' });
  });
});

describe('the voice', () => {
  it('says the same sentence again', () => {
    vi.useFakeTimers();
    const heard: string[] = [];
    for (const wait of [100, 100, 200, 200]) {
      announce('That does not fit.');
      heard.push(voice.text);
      vi.advanceTimersByTime(wait);
      heard.push(voice.text);
    }
    const said = 'That does not fit.';
    expect(heard).toEqual(['', '', '', '', '', `${said} ${said} ${said}`, '', said]);
    vi.useRealTimers();
  });
});

describe('pan and zoom', () => {
  it('keeps the pointed place while zooming', () => {
    const zoom = new PanZoom(0.1, 4);
    zoom.width = 400;
    zoom.height = 300;
    zoom.fit({ x: 0, y: 0, width: 100, height: 100 }, 0);
    const before = zoom.toDrawing(50, 60);
    zoom.zoom(1.3, 50, 60);
    const after = zoom.toDrawing(50, 60);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });
  it('tells a tap from a pan', () => {
    const zoom = new PanZoom(0.1, 4);
    zoom.down(1, 10, 10);
    zoom.move(1, 12, 11);
    expect(zoom.up(1)).toBe(true);
    zoom.down(1, 10, 10);
    expect(zoom.move(1, 60, 10)).toBe(true);
    expect(zoom.up(1)).toBe(false);
  });
  it('pinches', () => {
    const zoom = new PanZoom(0.1, 4);
    zoom.down(1, 100, 100);
    zoom.down(2, 200, 100);
    const scale = zoom.scale;
    zoom.move(2, 300, 100);
    expect(zoom.scale).toBeCloseTo(scale * 2);
  });
});

describe('texts', () => {
  it('formats values and attributes', () => {
    const bundle = bundleOf('en', 'hello = Hello { $name }\n    .long = Good day');
    expect(format(bundle, 'hello', { name: 'Mia' })).toBe('Hello Mia');
    expect(format(bundle, 'hello.long')).toBe('Good day');
    expect(format(bundle, 'nothing')).toBeNull();
  });
  it('has a longer pseudo-language', () => {
    const text = 'Choose another place on the table.';
    expect(pseudo(text).length).toBeGreaterThan(text.length * 1.3);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { announce, voice } from '../src/lib/announce.svelte';

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

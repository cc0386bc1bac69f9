import { describe, expect, it, vi } from 'vitest';
import { announce, expect as expected, voice } from '../src/lib/announce.svelte';

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
  it('tells of the last place only where somebody goes on quickly', () => {
    vi.useFakeTimers();
    announce('Ben draws a card.');
    for (const column of [1, 2, 3]) announce(`Column ${column}.`, 'cursor');
    vi.advanceTimersByTime(200);
    expect(voice.text).toBe('Ben draws a card. Column 3.');
    vi.useRealTimers();
  });
  it('lets no sentence run into the next', () => {
    vi.useFakeTimers();
    for (const words of ['Your card, laid as blue kitten', 'Does it fit?', 'Column 3']) announce(words);
    vi.advanceTimersByTime(200);
    expect(voice.text).toBe('Your card, laid as blue kitten. Does it fit? Column 3');
    vi.useRealTimers();
  });
  it('tells what is expected after what has happened, and nothing that holds for a moment only', () => {
    vi.useFakeTimers();
    expected('Your turn. Choose a place.');
    vi.advanceTimersByTime(100);
    expected('');
    announce('Ben draws a card.');
    expected('Your turn.');
    vi.advanceTimersByTime(200);
    expect([voice.text, voice.status]).toEqual(['Ben draws a card.', '']);
    vi.advanceTimersByTime(200);
    expect(voice.status).toBe('Your turn.');
    expected('');
    expect(voice.status).toBe('');
    vi.useRealTimers();
  });
});

import { describe, expect, it } from 'vitest';
import { moveTexts } from '../src/wire';

describe('the list of moves', () => {
  it('is spelled out from its groups', () => {
    expect(moveTexts([['play 3.0', ['@2,0', '@1,1']], ['end', []]])).toEqual(['play 3.0 @2,0', 'play 3.0 @1,1', 'end']);
    expect(moveTexts(null)).toEqual([]);
  });
});

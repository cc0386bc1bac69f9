/** A newcomer is one person, however quick they are. */
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../src/lib/api';

afterEach(() => vi.unstubAllGlobals());

test('what somebody asks for waits until the server has said who they are', async () => {
  const asked: string[] = [];
  let greet!: (answer: Response) => void;
  const greeting = new Promise<Response>((done) => (greet = done));
  vi.stubGlobal('fetch', (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url.replace(/^.*api/, 'api')}`);
    return url.endsWith('api/me') ? greeting : Promise.resolve(Response.json([]));
  });
  const me = api.me();
  const mine = api.tables('mine');
  const games = api.games();
  await games;
  expect(asked).toEqual(['GET api/me', 'GET api/games']);
  greet(Response.json({ name: 'Mochi' }));
  await Promise.all([me, mine]);
  expect(asked).toEqual(['GET api/me', 'GET api/games', 'GET api/tables?mine=1']);
});

test('a server that cannot say it keeps nobody waiting', async () => {
  vi.stubGlobal('fetch', (url: string) => (url.endsWith('api/me') ? Promise.reject(new TypeError()) : Promise.resolve(Response.json([]))));
  await expect(api.me()).rejects.toThrow('offline');
  expect(await api.tables('mine')).toEqual([]);
});

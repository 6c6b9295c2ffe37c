import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryPlaces, write } from '../testing/fake-site';
import { imageRoutes } from './image-routes';

const { createIPX, making } = vi.hoisted(() => {
  const making: (() => void)[] = [];
  const process = async () => {
    await new Promise<void>((resolve) => making.push(resolve));
    return { data: Buffer.from('made'), format: 'webp' };
  };
  return { making, createIPX: vi.fn(() => () => ({ process })) };
});
vi.mock('ipx', async (load) => ({ ...(await load<object>()), createIPX }));

let app: FastifyInstance;
const ask = async (modifiers: string, remoteAddress = '127.0.0.1') =>
  app.inject({ url: `/_ipx/${modifiers}/images/dot.png`, remoteAddress });
const network = (number: number) => `10.0.${number >> 8}.${number & 255}`;
const finish = async () => {
  await vi.waitFor(() => expect(making).toHaveLength(1));
  making.pop()?.();
};

beforeEach(() => {
  const { root } = temporaryPlaces();
  write(root, 'images/dot.png', 'a picture');
  making.length = 0;
  app = Fastify();
  imageRoutes(app, root);
  onTestFinished(() => app.close());
});

it('F24: pictures are made one at a time, at little effort, and who comes when too many wait is told when to ask again', async () => {
  expect(createIPX).toHaveBeenLastCalledWith(expect.objectContaining({ sharpOptions: { heifEffort: 2 } }));
  const asked = Array.from({ length: 41 }, (_, at) => ask(`f_avif&s_3072x${at + 1}&fit_contain&q_100`, network(at)));
  const last = await asked[40];
  expect([last?.statusCode, last?.headers['retry-after'], last?.body]).toEqual([
    503,
    '5',
    'Too many images are asked for at once. Ask again in 5 s.',
  ]);
  for (const one of asked.slice(0, 40)) {
    await finish();
    expect((await one).statusCode).toBe(200);
  }
});

it('F24: one network has twenty new pictures made in a minute, and gets what is kept, as others do, whatever it asked', async () => {
  for (let width = 1; width <= 20; width += 1) {
    const one = ask(`w_${width}`);
    await finish();
    expect((await one).statusCode).toBe(200);
  }
  const more = await ask('w_21');
  expect([more.statusCode, more.headers['retry-after']]).toEqual([429, '60']);
  expect((await ask('w_20')).statusCode).toBe(200);
  const other = ask('w_21', network(1));
  await finish();
  expect((await other).statusCode).toBe(200);
});

it('F24: a picture that cannot be made keeps nobody waiting', async () => {
  createIPX.mockReturnValueOnce(() => ({ process: () => Promise.reject(new Error('broken')) }));
  const { root } = temporaryPlaces();
  write(root, 'images/dot.png', 'a picture');
  app = Fastify();
  imageRoutes(app, root);
  onTestFinished(() => app.close());
  for (let width = 1; width <= 3; width += 1) expect((await ask(`w_${width}`)).statusCode).toBe(500);
});

it('F24: a size that no page asks for is refused, with what was expected', async () => {
  const answer = await ask('f_avif&s_3073x3072');
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain('f one of webp, avif, jpeg, png; fit one of cover, contain, fill, inside, outside');
  expect(answer.body).toContain('w, h and both sides of s from 1 to 3072 px; q from 1 to 100; b a colour');
});

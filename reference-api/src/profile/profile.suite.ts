import { beforeEach, describe, expect, it } from 'vitest';
import { uuidFromName } from '../database/ids';
import type { TestApi, TestUser } from '../testing/test-api';

const burnout = uuidFromName('condition:Burnout');
const migraine = uuidFromName('condition:Migraine');
const counseling = uuidFromName('skill:Counseling');

export function profileSuite(api: () => TestApi): void {
  describe('the profile', () => {
    let user: TestUser;
    beforeEach(async () => {
      user = await api().newUser();
    });
    const put = (body: unknown) => api().call('PUT', '/professionals/profile', { token: user.token, body });

    it('keeps every field, wrapped in a body or bare', async () => {
      const fields = {
        email: 'office@practice.example',
        first_name: 'Ana',
        last_name: 'Morales',
        middle_name: 'Lucía',
        description: 'Психолог',
        organization_name: 'Practice',
        photo_url: 'https://example.org/a.png',
        personal_address_street1: '1 First Street',
        personal_address_street2: 'Flat 2',
        personal_address_city: 'Washington',
        personal_address_state: 'DC',
        personal_address_postal: '20009',
        personal_address_country: 'US',
        custom_conditions: ['Homesickness'],
        skill_ids: [counseling],
        condition_ids: [burnout],
      };
      expect(await put({ body: fields })).toMatchObject({ status: 200, body: { profile: fields } });
      expect(await put({ last_name: 'Reyes' })).toMatchObject({ body: { profile: { ...fields, last_name: 'Reyes' } } });
      expect(await put({ body: { middle_name: null } })).toMatchObject({ body: { profile: { middle_name: '' } } });
      const { body } = await api().ok('GET', '/professionals/profile', user.token);
      expect(body).toMatchObject({ profile: { skills: [{ id: counseling, name: 'Counseling' }] } });
    });

    it('R154: links conditions with the default texts, changes them when linked again, and unlinks', async () => {
      const linked = await put({ body: { conditions_to_link: [burnout, { condition_id: migraine }] } });
      expect(linked.body).toMatchObject({
        profile: {
          personalized_conditions: [
            {
              condition_id: burnout,
              condition_details: { name: 'Burnout' },
              active: true,
              personalized_short_description: 'I specialize in treating this condition',
              personalized_long_description:
                'I have experience and expertise in providing care for patients with this condition.',
              associated_skills: [],
              created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
            },
            { condition_id: migraine },
          ],
        },
      });
      const change = { condition_id: burnout, active: false, associated_skills: [{ skill_id: counseling }] };
      expect(await put({ body: { conditions_to_link: [change] } })).toMatchObject({
        body: {
          profile: {
            personalized_conditions: [
              { ...change, id: linked.text('profile', 'personalized_conditions', 0, 'id') },
              {},
            ],
          },
        },
      });
      const left = await put({ body: { conditions_to_unlink: [burnout] } });
      expect(left.body).toMatchObject({ profile: { condition_ids: [migraine] } });
    });

    it('F30: takes several entries for one condition as one, each of which changes what it gives', async () => {
      const mine = { condition_id: burnout, personalized_short_description: 'Mine', associated_skills: [counseling] };
      const off = { condition_id: burnout.toUpperCase(), personalized_short_description: null, active: false };
      const { body } = await put({ conditions_to_link: [mine, burnout, migraine, off] });
      const skills = [{ skill_id: counseling }];
      expect(body).toMatchObject({
        profile: { personalized_conditions: [{ ...mine, active: false, associated_skills: skills }, { active: true }] },
      });
    });

    it.each([
      [{ personalized_short_description: 'x'.repeat(501) }, 'Short description may have at most 500 characters'],
      [{ personalized_long_description: 'x'.repeat(5001) }, 'Long description may have at most 5000 characters'],
    ])('F59: says which words of which condition are too long', async (words, message) => {
      const [name] = Object.keys(words);
      const answer = await put({ body: { conditions_to_link: [burnout, { condition_id: migraine, ...words }] } });
      expect(answer).toMatchObject({ status: 400, body: { message, field: `conditions_to_link.1.${name}` } });
    });

    it('makes the linked conditions those of condition_ids, and keeps the texts of those that stay', async () => {
      await put({ conditions_to_link: [{ condition_id: burnout, personalized_short_description: 'Mine' }, migraine] });
      const { body } = await put({ condition_ids: [burnout] });
      expect(body).toMatchObject({
        profile: { personalized_conditions: [{ personalized_short_description: 'Mine' }] },
      });
      expect((await put({ condition_ids: [] })).body).toMatchObject({ profile: { personalized_conditions: [] } });
    });

    it('writes nothing when one part cannot be done', async () => {
      const unknown = '00000000-0000-4000-8000-000000000000';
      for (const part of [
        { skill_ids: [unknown] },
        { conditions_to_link: [burnout, unknown] },
        { condition_ids: ['x'] },
      ]) {
        const answer = await put({ body: { first_name: 'Half', ...part } });
        expect(answer.status).toBe(422);
        expect(answer.text('message')).toMatch(/^There is no (skill|condition) with the id/);
      }
      const { body } = await api().ok('GET', '/professionals/profile', user.token);
      expect(body).toMatchObject({ profile: { first_name: '', personalized_conditions: [] } });
    });

    it.each([
      ['a photo address of 2049 signs', { photo_url: `https://e.org/${'x'.repeat(2035)}` }],
      ['a photo that is a script', { photo_url: 'javascript:alert(1)' }],
      ['a name that is a number', { first_name: 7 }],
      ['the NUL character', { first_name: 'a\0b' }],
      ['half a character (SM4)', { custom_conditions: ['a\ud83d'] }],
      ['a list as body', { body: [] }],
    ])('refuses %s', async (_title, body) => {
      expect((await put(body)).status).toBe(400);
    });

    it('F58: a refused photo names its field, to the page and in each language to people', async () => {
      const answer = await put({ photo_url: 'www.morales.example/ana.jpg' });
      expect(answer).toMatchObject({
        status: 400,
        body: {
          field: 'photo_url',
          message: 'Photo link must be a web address, a path of the site or an image',
          translations: {
            es: expect.stringMatching(/^Enlace a la foto: /),
            ru: expect.stringMatching(/^Ссылка на фото: /),
          },
        },
      });
    });

    it('follows fifty simultaneous saves one after another', async () => {
      const saves = Array.from({ length: 50 }, (_none, index) =>
        put({
          conditions_to_link: index % 2 === 0 ? [burnout, migraine] : [migraine, burnout],
          skill_ids: [counseling],
        }),
      );
      expect(new Set((await Promise.all(saves)).map((answer) => answer.status))).toEqual(new Set([200]));
      const { body } = await api().ok('GET', '/professionals/profile', user.token);
      expect(body).toMatchObject({ profile: { condition_ids: [burnout, migraine], skill_ids: [counseling] } });
    });
  });
}

import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { signedInUser } from '../auth/require-sign-in';
import type { Context } from '../context';
import { failures, signedIn } from '../failure-schema';
import { Profile, ProfileUpdate } from './profile-schema';
import { readProfile } from './read-profile';
import { takeTurns } from './take-turns';
import { updateProfile } from './update-profile';

const ProfileAnswer = Type.Object({ profile: Profile });

export const profileRoutes: FastifyPluginAsyncTypebox<Context> = async (app, context) => {
  const inTurn = takeTurns();
  app.get(
    '/professionals/profile',
    {
      schema: {
        ...signedIn('Profile', 'The profile with skills, conditions and phones'),
        response: { 200: ProfileAnswer, ...failures(401, 404) },
      },
    },
    async (request) => ({ profile: await readProfile(context.database, signedInUser(request).id) }),
  );

  app.put(
    '/professionals/profile',
    {
      schema: {
        ...signedIn('Profile', 'Changes the fields that are given; links and unlinks conditions'),
        body: ProfileUpdate,
        response: { 200: ProfileAnswer, ...failures(400, 401, 404, 422) },
      },
    },
    async (request) => {
      const user = signedInUser(request);
      const { body, ...bare } = request.body;
      await inTurn(user.id, () => updateProfile(context, user.id, body ?? bare));
      return { profile: await readProfile(context.database, user.id) };
    },
  );
};

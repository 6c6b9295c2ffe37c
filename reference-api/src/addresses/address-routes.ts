import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { signedInUser } from '../auth/require-sign-in';
import type { Context } from '../context';
import { failures, signedIn } from '../failure-schema';
import { createAddress, deleteAddress, listAddresses, updateAddress } from './address-repository';
import { Address, AddressChanges, NewAddress } from './address-schema';

const AddressAnswer = Type.Object({ address: Address });
const Id = Type.Object({ id: Type.String() });

export const addressRoutes: FastifyPluginAsyncTypebox<Context> = async (app, context) => {
  app.get(
    '/professionals/profile/addresses',
    {
      schema: {
        ...signedIn('Business addresses', 'All business addresses'),
        response: { 200: Type.Object({ addresses: Type.Array(Address) }), ...failures(401) },
      },
    },
    async (request) => ({ addresses: await listAddresses(context.database, signedInUser(request).id) }),
  );

  app.post(
    '/professionals/profile/addresses',
    {
      schema: {
        ...signedIn('Business addresses', 'Adds an address'),
        body: NewAddress,
        response: { 201: AddressAnswer, ...failures(400, 401, 422) },
      },
    },
    async (request, reply) => {
      const address = await createAddress(context, signedInUser(request).id, request.body);
      reply.code(201);
      return { address };
    },
  );

  app.put(
    '/professionals/profile/addresses/:id',
    {
      schema: {
        ...signedIn('Business addresses', 'Changes the fields that are given'),
        params: Id,
        body: AddressChanges,
        response: { 200: AddressAnswer, ...failures(400, 401, 404) },
      },
    },
    async (request) => ({
      address: await updateAddress(context, signedInUser(request).id, request.params.id, request.body),
    }),
  );

  app.delete(
    '/professionals/profile/addresses/:id',
    {
      schema: {
        ...signedIn('Business addresses', 'Deletes an address'),
        params: Id,
        response: { 204: Type.Null(), ...failures(401, 404) },
      },
    },
    async (request, reply) => {
      await deleteAddress(context.database, signedInUser(request).id, request.params.id);
      reply.code(204);
      return null;
    },
  );
};

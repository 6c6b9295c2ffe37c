// What the owner of a list, or a team that names what stands in it, needs beside `@careline/shared/api`: what reads answers, asks for the list, and says
// what is meant. All of it is pure over the client that the platform gives, so it is bundled by whoever uses it and no page pays for the rest.
export { type Address, readAddress } from './addresses/address';
export { type ForwardingNumber, readPhoneNumber } from './numbers/forwarding-number';
export { cardName } from './payment-methods/card-name';
export { payingCard } from './payment-methods/paying-card';
export { readPaymentMethod } from './payment-methods/payment-method';
export { type CatalogueItem, readCatalogueItem } from './profile/catalogue-item';
export type { ProfileTexts, UserCondition } from './profile/profile';
export { readProfile } from './profile/profile-reader';
export { readUserCondition } from './profile/user-condition';
export { addressesQuery } from './queries';
export { readBoolean, type UnknownRecord } from './read';
export { findList, readItems } from './read-list';
export type { RequiredProfileField } from './rules/profile-completeness';
export { readSubscription, type SubscriptionPage, subscriptionStatuses } from './subscriptions/subscription';

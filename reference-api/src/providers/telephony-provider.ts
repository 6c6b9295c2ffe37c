/** A number that can be bought. `priceCents` is what it costs a month. */
export type AvailableNumber = {
  phoneNumber: string;
  friendlyName: string;
  locality: string;
  region: string;
  voice: boolean;
  sms: boolean;
  mms: boolean;
  priceCents: number;
};

export type NumberQuery = { areaCode?: string | undefined; contains?: string | undefined };

export type Call = {
  fromNumber: string;
  startedAt: Date;
  durationSeconds: number;
  status: 'answered' | 'missed' | 'voicemail';
};

/** The part of a telephony provider that this API uses. */
export interface TelephonyProvider {
  /** The whole inventory that matches, in a fixed order, whether sold or not; read it only as far as needed. */
  inventory(query: NumberQuery): Iterable<AvailableNumber>;
  /** One number of the inventory, or nothing when the provider does not carry it. */
  find(phoneNumber: string): AvailableNumber | undefined;
  newSid(): string;
  /** Incoming calls to a number from `from` (with it) to `to` (without it); the same question has the same answer. */
  callsBetween(number: { phoneNumber: string; since: Date }, from: Date, to: Date): Call[];
  /** A verified phone for the professional who signs up as number `serial`. */
  personalPhone(serial: number): string;
}

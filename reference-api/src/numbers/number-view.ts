import type { numbers } from '../database/schema';
import type { PhoneNumber } from './number-schema';

export type NumberRow = typeof numbers.$inferSelect;

export function shownNumber(row: NumberRow): PhoneNumber {
  return {
    id: row.id,
    phone_number: row.phoneNumber,
    friendly_name: row.friendlyName,
    twilio_sid: row.twilioSid,
    purpose: row.purpose,
    voice: row.voice,
    sms: row.sms,
    mms: row.mms,
    status: row.status,
    forward_to_number: row.forwardToNumber,
    was_recycled: row.wasRecycled,
    cost_savings: row.costSavingsCents / 100,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** The purpose of R247; data, so the same in every language. */
const RECYCLED_PURPOSE = 'Healthcare professional lead generation - call forwarding';
const SEARCH_LIMIT = 20;

export interface NumberSearch {
  readonly areaCode?: string | undefined;
  /** Digits or letters that the number has to hold. */
  readonly contains?: string | undefined;
  readonly includeRecycled?: boolean | undefined;
}

export interface NumberPurchase {
  readonly phone_number: string;
  readonly forward_to_number: string;
  readonly friendly_name?: string | undefined;
  readonly purpose?: string | undefined;
  /** Buys a recycled number, with the default purpose where none is given. */
  readonly recycle?: boolean | undefined;
}

/** The shapes are those of PD46. A search never holds `phone_number`. */
export function searchBody({ areaCode, contains, includeRecycled }: NumberSearch): object {
  return {
    action: 'search',
    country: 'US',
    ...(areaCode?.trim() && { area_code: areaCode.trim() }),
    ...(contains?.trim() && { contains: contains.trim() }),
    ...(includeRecycled && { include_recycled: true }),
    limit: SEARCH_LIMIT,
  };
}

export function purchaseBody(purchase: NumberPurchase): object {
  const purpose = purchase.purpose?.trim() || (purchase.recycle ? RECYCLED_PURPOSE : undefined);
  return {
    phone_number: purchase.phone_number,
    ...(purchase.friendly_name?.trim() && { friendly_name: purchase.friendly_name.trim() }),
    ...(purpose && { purpose }),
    forward_to_number: purchase.forward_to_number,
    ...(purchase.recycle && { recycle: true }),
  };
}

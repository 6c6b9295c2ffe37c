import { expect, it } from 'vitest';
import { withPrices } from './page-prices';

const html =
  '<dd><span data-price="monthly">your plan’s price</span></dd><dd><span data-price="setUp">told later</span></dd>';

it('U1: public pages tell the configured prices in their markup, and words for what is not configured', () => {
  expect(withPrices(html, { prices: { currency: 'USD', monthly: 19 } })).toBe(
    html.replace('your plan’s price', '$19.00\u00a0USD'),
  );
  const least = '<span data-price="perNumber" data-words="from #">';
  expect(withPrices(`${least}told later`, { prices: { currency: 'USD', perNumber: 3 } })).toBe(
    `${least}from $3.00\u00a0USD`,
  );
  expect(withPrices(html, { prices: { currency: 'EUR', monthly: 19.5, setUp: 0 } })).toContain('>€0.00\u00a0EUR<');
});

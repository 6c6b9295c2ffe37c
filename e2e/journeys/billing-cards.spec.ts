import type { Page } from '@playwright/test';
import { answer, loseAnswer, recordCalls } from '../support/calls';
import { expectNotice, notice } from '../support/notices';
import { inLanguage, locales } from '../support/paths';
import { configureStripe, hangStripeScript, serveStripeScript } from '../support/stripe-script';
import { expect, test } from '../support/test';

const CARDS = '/dashboard/billing/payment-methods';
const LIST = 'GET /api/v1/payment-methods';
const POST = 'POST /api/v1/payment-methods';

const row = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const form = (page: Page) => page.getByRole('form', { name: 'Add a card' });
const submit = (page: Page) => form(page).getByRole('button', { name: /^Add/ });

async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add card' }).click();
  await expect(form(page)).toBeVisible();
}

async function type(page: Page, number: string, expiry = '0734', cvc = '123'): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry date').fill(expiry);
  await page.getByLabel('CVC').fill(cvc);
}

test.describe('the form over the real Stripe components', () => {
  test('R24 R78 R109 R189 R190 R191 R236: a card is added, made the default and removed; its number never leaves the form', async ({
    page,
    signedInAt,
  }) => {
    await signedInAt('complete');
    const calls = recordCalls(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto(CARDS);
    await expect(row(page, 'Visa •••• 4242')).toContainText('Expires 12/2034');

    await openForm(page);
    await expect(page.getByText('Test mode')).toBeVisible();
    await type(page, '5555555555554444');
    await submit(page).dblclick();
    await expectNotice(page, 'Payment method added');
    await expect(row(page, 'Mastercard •••• 4444')).toContainText('Expires 07/2034');
    await expect(row(page, 'Visa •••• 4242').getByText('Default', { exact: true })).toBeVisible();
    expect(calls.filter(({ name }) => name === POST).map(({ body }) => body)).toEqual([
      {
        type: 'card',
        last_four: '4444',
        brand: 'mastercard',
        exp_month: 7,
        exp_year: 2034,
        stripe_payment_method_id: expect.stringMatching(/^pm_/),
        is_default: false,
      },
    ]);
    expect(sent.filter((text) => /5555.?5555.?5555.?4444/.test(text))).toEqual([]);
    expect(sent.filter((text) => text.includes('stripe.com'))).toEqual([]);

    await row(page, 'Mastercard').getByRole('button', { name: 'Make default' }).click();
    await expectNotice(page, 'Payment method updated');
    await expect(row(page, 'Mastercard').getByText('Default', { exact: true })).toBeVisible();
    await expect(row(page, 'Visa').getByText('Default', { exact: true })).toHaveCount(0);
    expect(calls.find(({ name }) => name.startsWith('PUT '))?.body).toEqual({ is_default: true });

    await row(page, 'Mastercard').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('dialog')).toContainText('pays for your active subscription');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await row(page, 'Visa').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('dialog')).not.toContainText('active subscription');
    await page.getByRole('button', { name: 'Remove card' }).click();
    await expectNotice(page, 'Payment method deleted');
    await expect(row(page, 'Visa')).toHaveCount(0);
    expect(calls.filter(({ name }) => name.startsWith('DELETE ')).length).toBe(1);

    await page.reload();
    await expect(row(page, 'Mastercard').getByText('Default', { exact: true })).toBeVisible();
    await expect(row(page, 'Visa')).toHaveCount(0);
  });

  test('what is wrong with a card stands beside the fields, and nothing is posted', async ({ page, signedInAt }) => {
    await signedInAt('payment-methods');
    const calls = recordCalls(page);
    await page.goto('/onboarding/payment-methods');
    const problem = form(page).getByRole('alert');
    await submit(page).click();
    await expect(problem).toHaveText('Your card number is incomplete.');
    for (const [number, message] of [
      ['4000000000000002', 'Your card was declined.'],
      ['4242424242424241', 'Your card number is invalid.'],
      ['4111111111111111', 'Your card was declined: in test mode only test cards are accepted.'],
    ] as const) {
      await type(page, number);
      await submit(page).click();
      await expect(problem).toHaveText(message);
    }
    await type(page, '4242424242424242', '0124');
    await expect(problem).toHaveText('Your card’s expiration date is in the past.');
    expect(calls.filter(({ name }) => name === POST)).toEqual([]);
    await type(page, '4242424242424242');
    await expect(problem).toBeEmpty();
  });

  test('the form works after it was closed, left for another page, and met in another language', async ({
    page,
    signedInAt,
  }) => {
    await signedInAt('complete');
    await page.goto(CARDS);
    await openForm(page);
    await expect(page.getByLabel('Card number')).toBeFocused();
    await type(page, '4000000000000002');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await openForm(page);
    await expect(page.getByLabel('Card number')).toHaveValue('');
    await page.getByRole('navigation').first().getByRole('link', { name: 'Invoices' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
    await page.getByRole('navigation').first().getByRole('link', { name: 'Payment methods' }).click();
    await openForm(page);
    await type(page, '378282246310005');
    await page.getByLabel('Language').selectOption('es');
    await expect(page.getByLabel('Número de tarjeta')).toHaveValue('3782 8224 6310 005');
    await page.getByRole('button', { name: 'Añadir tarjeta' }).last().click();
    await expect(row(page, 'American Express •••• 0005')).toBeVisible();
  });

  test('R79: a raw object of the card provider is shown like any other card', async ({ page, visitAs }) => {
    await visitAs('complete');
    const card = { brand: 'visa', last4: '1881', exp_month: 3, exp_year: 2031 };
    await answer(page, LIST, [{ id: 'pm_1', object: 'payment_method', type: 'card', card, created: 1_700_000_000 }]);
    await page.goto(CARDS);
    await expect(row(page, 'Visa •••• 1881')).toContainText('Expires 03/2031 · Added Nov 14, 2023');
  });
});

test.describe('with a publishable key', () => {
  test('Stripe’s script is loaded once, and only where a card is entered', async ({ page, signedInAt }) => {
    await signedInAt('complete');
    await configureStripe(page, 'pk_test_1');
    const loads = await serveStripeScript(page);
    const calls = recordCalls(page);
    await page.goto('/dashboard/billing');
    await page.getByRole('link', { name: 'Manage cards' }).click();
    await expect(row(page, 'Visa •••• 4242')).toBeVisible();
    expect(loads()).toBe(0);
    await openForm(page);
    await submit(page).click();
    await expect(form(page).getByRole('alert')).toHaveText('Your card number is incomplete.');
    await page.getByLabel('Card number').fill('4000000000000002');
    await submit(page).click();
    await expect(form(page).getByRole('alert')).toHaveText('Your card was declined.');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await openForm(page);
    await page.getByLabel('Card number').fill('5555555555554444');
    await submit(page).click();
    await expectNotice(page, 'Payment method added');
    await expect(row(page, 'Mastercard •••• 4444')).toBeVisible();
    expect(loads()).toBe(1);
    const [post] = calls.filter(({ name }) => name === POST);
    expect(JSON.stringify(post?.body)).not.toContain('5555555555554444');
  });

  test('a blocked script is explained, the rest of the page works, and Retry asks again', async ({
    page,
    signedInAt,
    problems,
  }) => {
    problems.announce(/ERR_BLOCKED_BY_CLIENT.*js\.stripe\.com/);
    await signedInAt('complete');
    await configureStripe(page, 'pk_live_1');
    await page.route('https://js.stripe.com/**', (route) => route.abort('blockedbyclient'));
    await page.goto(CARDS);
    await page.getByRole('button', { name: 'Add card' }).click();
    const failed = page.getByRole('region', { name: 'Add a card' });
    await expect(failed).toContainText('The card form is unavailable');
    await expect(failed).toContainText('js.stripe.com');
    await expect(page.getByText('Test mode')).toHaveCount(0);
    await row(page, 'Visa •••• 4242').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Cancel' }).last().click();

    await serveStripeScript(page);
    await failed.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByLabel('Card number')).toBeVisible();
  });

  test('a script that hangs is given up after ten seconds, and Retry works once it comes', async ({
    page,
    signedInAt,
  }) => {
    await signedInAt('complete');
    await configureStripe(page, 'pk_live_1');
    await page.clock.install();
    const script = await hangStripeScript(page);
    await page.goto(CARDS);
    const asked = page.waitForRequest('https://js.stripe.com/**');
    await page.getByRole('button', { name: 'Add card' }).click();
    await asked;
    await page.clock.fastForward(10_000);
    const failed = page.getByRole('region', { name: 'Add a card' });
    await expect(failed).toContainText('The card form is unavailable');
    // A browser asks for one address once at a time: a retry joins the request that hangs.
    await script.answer();
    await failed.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByLabel('Card number')).toBeVisible();
  });
});

test.describe('results in words', () => {
  const saved = (id: string, isDefault: boolean) => ({
    id,
    type: 'card',
    is_default: isDefault,
    last_four: id,
    brand: 'visa',
    exp_month: 12,
    exp_year: 2034,
  });
  const words = {
    en: {
      names: ['Add card', 'Make default', 'Remove', 'Remove card'],
      fields: ['Card number', 'Expiry date'],
      failed: ['Creation Failed', 'Update Failed', 'Deletion Failed'],
      done: ['Payment method added', 'Payment method updated', 'Payment method deleted'],
    },
    es: {
      names: ['Añadir tarjeta', 'Usar como predeterminada', 'Quitar', 'Quitar tarjeta'],
      fields: ['Número de tarjeta', 'Fecha de caducidad'],
      failed: ['No se pudo crear', 'No se pudo actualizar', 'No se pudo eliminar'],
      done: ['Método de pago añadido', 'Método de pago actualizado', 'Método de pago eliminado'],
    },
    ru: {
      names: ['Добавить карту', 'Сделать основной', 'Удалить', 'Удалить карту'],
      fields: ['Номер карты', 'Срок действия'],
      failed: ['Не удалось создать', 'Не удалось обновить', 'Не удалось удалить'],
      done: ['Способ оплаты добавлен', 'Способ оплаты обновлён', 'Способ оплаты удалён'],
    },
  } as const;

  for (const locale of locales) {
    test(`R213 R218 R236: adding, changing and removing say that they failed and that they succeeded (${locale})`, async ({
      page,
      visitAs,
      problems,
    }) => {
      problems.announce(/status of 500/);
      await visitAs('complete');
      await answer(page, LIST, [saved('0001', true), saved('0002', false)]);
      const { names, fields, failed, done } = words[locale];
      const description = (text: string) => (locale === 'en' ? text : undefined);
      const button = (index: 0 | 1 | 2 | 3) =>
        page.getByRole('main').getByRole('button', { name: names[index], exact: true });
      const remove = async () => {
        await button(2).last().click();
        await page.getByRole('dialog').getByRole('button', { name: names[3] }).click();
      };
      await page.goto(inLanguage(CARDS, locale));

      await answer(page, 'PUT /api/v1/payment-methods/0002', 500);
      await button(1).click();
      await expectNotice(page, failed[1], description('Failed to update payment method'));
      await expect(row(page, '0001').getByText(/^(Default|Predeterminada|Основная)$/)).toBeVisible();
      await answer(page, 'PUT /api/v1/payment-methods/0002', saved('0002', true));
      await button(1).click();
      await expectNotice(page, done[1]);

      await answer(page, 'DELETE /api/v1/payment-methods/0002', 500);
      await remove();
      await expectNotice(page, failed[2], description('Failed to delete payment method'));
      await answer(page, 'DELETE /api/v1/payment-methods/0002', {});
      await remove();
      await expectNotice(page, done[2]);

      await button(0).click();
      await page.getByLabel(fields[0]).fill('4242424242424242');
      await page.getByLabel(fields[1]).fill('1234');
      await page.getByLabel('CVC').fill('123');
      await answer(page, POST, 500);
      await button(0).last().click();
      await expectNotice(page, failed[0], description('Failed to create payment method'));
      await answer(page, POST, saved('4242', false));
      await button(0).last().click();
      await expectNotice(page, done[0]);
      await expect(page.locator('body')).not.toContainText('api.payment');
    });
  }

  test('R153 R213: an answer without data is called what it is', async ({ page, visitAs }) => {
    await visitAs('complete');
    await page.goto(CARDS);
    await openForm(page);
    await type(page, '4242424242424242');
    await answer(page, POST, {});
    await submit(page).click();
    await expect(form(page).getByRole('alert')).toHaveText('No payment method data received');
    await expectNotice(page, 'Creation Failed', 'No payment method data received');
  });

  test('R142 R213: a list that cannot be had is said so where the guard leads, and Retry goes on', async ({
    page,
    visitAs,
    problems,
  }) => {
    problems.announce(/status of 500/);
    await visitAs('complete');
    await answer(page, LIST, 500);
    await page.goto(CARDS);
    await expect(page).toHaveURL('/onboarding/payment-methods');
    await expect(page.getByText('Failed to fetch payment methods')).toBeVisible();
    await answer(page, LIST, [saved('0001', true)]);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('a lost answer is looked up: the card was added once, and that is what is told', async ({
    page,
    signedInAt,
    problems,
  }) => {
    problems.announce(/ERR_CONNECTION_RESET/);
    await signedInAt('complete');
    const calls = recordCalls(page);
    await page.goto(CARDS);
    await openForm(page);
    await type(page, '6011111111111117');
    await loseAnswer(page, POST);
    await submit(page).click();
    await expectNotice(page, 'Payment method added');
    await expect(row(page, 'Discover •••• 1117')).toHaveCount(1);
    expect(calls.filter(({ name }) => name === POST)).toHaveLength(1);
    await expect(notice(page, 'Creation Failed')).toHaveCount(0);
  });
});

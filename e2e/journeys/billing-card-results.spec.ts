import { answer } from '../support/calls';
import { CARDS, form, LIST, openForm, POST, row, submit, typeCard } from '../support/cards';
import { expectNotice } from '../support/notices';
import { inLanguage, locales } from '../support/paths';
import { expect, test } from '../support/test';

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
      fields: ['Card number', 'Expiration date'],
      failed: ['Creation Failed', 'Update Failed', 'Deletion Failed'],
      done: ['Payment method added', 'Payment method updated', 'Payment method deleted'],
    },
    es: {
      names: ['Añadir tarjeta', 'Usar como predeterminada', 'Quitar', 'Quitar tarjeta'],
      fields: ['Número de tarjeta', 'Fecha de caducidad'],
      failed: ['No se ha podido crear', 'No se ha podido actualizar', 'No se ha podido eliminar'],
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
    // The words of the three languages stand in error-texts.test.ts.
    test(`R213 R218 R236: adding, changing and removing say that they failed and that they succeeded (${locale})`, {
      tag: locale === 'ru' ? ['@whole'] : [],
    }, async ({ page, visitAs, problems }) => {
      problems.announce(/status of 500/);
      await visitAs('complete');
      await answer(page, LIST, [saved('0001', true), saved('0002', false)]);
      const { names, fields, failed, done } = words[locale];
      const description = (text: string) => (locale === 'en' ? text : undefined);
      const button = (index: 0 | 1 | 2 | 3) =>
        page.getByRole('main').getByRole('button', { name: names[index], exact: true });
      const remove = async () => {
        await row(page, '0002').getByRole('button', { name: names[2], exact: true }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: names[3] }).click();
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

  test('R79 R153 R213: a raw object of the card provider is shown like any other card; an answer without data is called what it is', async ({
    page,
    visitAs,
  }) => {
    await visitAs('complete');
    const card = { brand: 'visa', last4: '1881', exp_month: 3, exp_year: 2031 };
    await answer(page, LIST, [{ id: 'pm_1', object: 'payment_method', type: 'card', card, created: 1_700_000_000 }]);
    await page.goto(CARDS);
    await expect(row(page, 'Visa •••• 1881')).toContainText(/Expires 03\/2031\s*Added Nov\s14,\s2023/);
    await openForm(page);
    await typeCard(page, '4242424242424242');
    await answer(page, POST, {});
    await submit(page).click();
    await expect(form(page).getByRole('alert')).toHaveText('No payment method data received');
    await expectNotice(page, 'Creation Failed', 'No payment method data received');
  });
});

test('F356 F357: who owes is asked before another card is charged, told where it is refused, and goes on with one that pays', async ({
  page,
  signedInAt,
}) => {
  const client = await signedInAt('subscription');
  const card = { type: 'card', last_four: '0341', exp_month: 12, exp_year: 2034 };
  for (const [brand, isDefault] of [
    ['amex', true],
    ['mastercard', false],
  ] as const)
    await client.call('POST', '/api/v1/payment-methods', {
      ...card,
      brand,
      is_default: isDefault,
      stripe_payment_method_id: `pm_${brand}_${client.account.email}`,
    });
  const { profile } = await client.call('GET', '/professionals/profile');
  await client.call('POST', '/api/v1/phone-subscriptions', { phone_number_id: profile.phone_numbers[0].id });
  const consequence = 'is charged at once to the card that becomes the default one';
  const payWith = async (name: string) => {
    await row(page, name).getByRole('button', { name: 'Make default' }).click();
    const question = page.getByRole('alertdialog', { name: `Pay with ${name} from now on?` });
    await expect(question).toContainText(consequence);
    await question.getByRole('button', { name: 'Make default' }).click();
  };

  await page.goto('/onboarding/subscription');
  await page.getByRole('button', { name: 'Update payment method' }).click();
  await expect(page.getByRole('main')).toContainText(consequence);
  await payWith('Mastercard •••• 0341');
  await expectNotice(page, 'Payment is still due');
  await payWith('Visa •••• 4242');
  await expect(page.getByText('Subscription active. You can create forwarding numbers.')).toBeVisible();
  await expect(page.getByRole('main').getByText(consequence)).toHaveCount(0);
});

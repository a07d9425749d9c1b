import { signUp } from './support/backend.ts'
import { CARD, expectStored } from './support/copyParts.ts'
import { openAs } from './support/openAs.ts'
import { PHONE } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.describe('a notice above a collection on a phone', { tag: '@phone' }, () => {
  test.use(PHONE)

  test('covers neither the progress nor the buttons', async ({ page, request, context }) => {
    const owner = await signUp(request, 'underground')
    await openAs(page, owner, `/user/${owner.id}/collection?tab=cards`)
    const activity = page.getByRole('link', { name: 'Activity' })
    await expect(activity).toBeVisible()
    const inBar = await activity.boundingBox()
    expect(inBar?.y).toBeLessThan(20)
    await context.setOffline(true)
    const notices = page.getByRole('region', { name: 'Notices' })
    await expect(notices).toContainText('You are offline.')
    const [notice, below] = await Promise.all([notices.boundingBox(), activity.boundingBox()])
    expect(below?.y).toBeGreaterThanOrEqual((notice?.y ?? Infinity) + (notice?.height ?? 0))
    await activity.click({ trial: true })
  })

  test('comes and goes without moving the button under the finger', async ({ page, request, context }) => {
    const owner = await signUp(request, 'tunnel')
    await openAs(page, owner, `/user/${owner.id}/collection?tab=cards&set=The+First+Chapter&sort=number`)
    await page.getByRole('button', { name: `change copies of ${CARD.name}` }).tap()
    const add = page.getByRole('button', { name: `Add non-foil copies of ${CARD.name}` })
    await add.tap()
    await expectStored(request, owner, { [CARD.id]: 1 })
    const place = await add.boundingBox()
    await context.setOffline(true)
    await expect(page.getByText('You are offline.')).toBeAttached()
    expect(await add.boundingBox()).toEqual(place)
    await add.tap()
    await expect(page.getByText('Your latest changes are saved only on this device.')).toBeAttached()
    expect(await add.boundingBox()).toEqual(place)
    await add.tap()
    await context.setOffline(false)
    await expect(page.getByText('You are offline.')).toHaveCount(0)
    await expectStored(request, owner, { [CARD.id]: 3 })
    expect(await add.boundingBox()).toEqual(place)
  })
})

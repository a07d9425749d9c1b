import { signUp } from './support/backend.ts'
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
})

import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CorrectableField, CorrectableRow, Correction, FieldValue } from '#domain/admin/correction.ts'
import { toFailure } from '../backend/errors.ts'
import { tablesAs } from '../session/viewer.ts'
import { invalidateCards } from './adminStats.ts'
import { readMemberNames } from './memberNames.ts'

const SIGNED_OUT = 'You must be logged in to correct cards.'

/** The number of ended corrections that are shown. */
const LOG_LENGTH = 50

const correctionsKey = (adminId: string) => ['user', adminId, 'corrections'] as const

/** All current corrections and the last ended ones, newest first. @throws Failure with the reason. */
export const correctionsQuery = (adminId: string) =>
  queryOptions({
    queryKey: correctionsKey(adminId),
    queryFn: async (): Promise<readonly Correction[]> => {
      const tables = await tablesAs(adminId, SIGNED_OUT)
      const all = () => tables.from('manual_corrections').select().order('id', { ascending: false })
      const [current, ended] = await Promise.all([
        all().is('ended_at', null),
        all().not('ended_at', 'is', null).limit(LOG_LENGTH),
      ])
      const error = current.error ?? ended.error
      if (error) throw toFailure(error, 'Failed to load the corrections')
      const rows = [...(current.data ?? []), ...(ended.data ?? [])]
      const authors = await readMemberNames(
        adminId,
        rows.map(({ user_id }) => user_id),
      )
      return rows.map((row) => ({
        id: row.id,
        cardId: row.card_id,
        // The checks of the table and `correct_card` allow no others.
        field: row.field as CorrectableField,
        value: row.value as FieldValue,
        serviceBefore: row.service_before as FieldValue,
        serviceNow: row.service_now as FieldValue,
        reason: row.reason,
        author: authors.get(row.user_id) ?? null,
        createdAt: row.created_at,
        endedAt: row.ended_at,
      }))
    },
    networkMode: 'always',
    retry: 1,
  })

/** The stored values of a card, and its number at the card service. @throws Failure with the reason. */
export const correctableRowQuery = (adminId: string, cardId: string) =>
  queryOptions({
    // Refetched with the other queries of cards.
    queryKey: ['catalogue', 'row', adminId, cardId],
    queryFn: async (): Promise<CorrectableRow> => {
      const tables = await tablesAs(adminId, SIGNED_OUT)
      const [row, alias] = await Promise.all([
        tables.from('cards_2').select().eq('id', cardId).single(),
        tables.rpc('card_alias', { card: cardId }),
      ])
      const error = row.error ?? alias.error
      if (error) throw toFailure(error, 'Failed to load the card')
      return { ...row.data, service_number: alias.data } as CorrectableRow // both objects have these fields
    },
    networkMode: 'always',
    retry: 1,
  })

/** A change that an administrator makes to corrections. */
export type CorrectionEdit =
  | {
      readonly kind: 'correct'
      readonly cardId: string
      readonly field: CorrectableField
      readonly value: FieldValue
      readonly reason: string
    }
  /** The card gets the service's value. */
  | { readonly kind: 'end'; readonly id: number }
  /** The correction stays although the service changed its value. */
  | { readonly kind: 'keep'; readonly id: number }

/** Corrects a card or decides about a correction, and refetches the cards. @throws Failure with the reason. */
export async function editCorrections(queryClient: QueryClient, adminId: string, edit: CorrectionEdit): Promise<void> {
  const tables = await tablesAs(adminId, SIGNED_OUT)
  const { error } = await (edit.kind === 'correct'
    ? tables.rpc('correct_card', {
        card: edit.cardId,
        change: { [edit.field]: edit.value as string }, // any JSON value
        reason: edit.reason,
      })
    : tables.rpc(edit.kind === 'end' ? 'end_correction' : 'keep_correction', { correction_id: edit.id }))
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: correctionsKey(adminId) }),
    invalidateCards(queryClient, adminId),
  ])
  if (error) throw toFailure(error, 'Failed to correct the card')
}

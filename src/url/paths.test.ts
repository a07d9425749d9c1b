import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('every address of the product', () => {
  expect({
    home: paths.home(),
    cards: paths.cards(),
    filteredCards: paths.cards({ search: 'elsa', color: ['Amethyst', 'Steel'], inkable: true }),
    fabled: paths.cards({ set: ['Fabled'] }),
    card: paths.card('elsa-snow-queen-41'),
    cardOfSet: paths.card('let-it-go-163', 'Fabled'),
    deckBuilder: paths.deckBuilder(),
    login: paths.login(),
    resetPassword: paths.resetPassword(),
    confirmEmail: paths.confirmEmail(),
    success: paths.success(),
    account: paths.account(),
    decks: paths.decks(),
    filteredDecks: paths.decks({ view: 'popular', format: 'core', color: ['Ruby', 'Steel'], card: 'pack-5-1' }),
    deck: paths.deck('d1'),
    sets: paths.sets(),
    characters: paths.characters(),
    character: paths.character('te-k'),
    userCollection: paths.userCollection('u1'),
    userCards: paths.userCollection('u1', { tab: 'cards' }),
    userActivity: paths.userActivity('u1'),
    userDecks: paths.userDecks('u1'),
    myCollection: paths.myCollection(),
    myDecks: paths.myDecks(),
    admin: paths.admin(),
    beginnerGuide: paths.beginnerGuide(),
    setRotationGuide: paths.setRotationGuide(),
    terms: paths.terms(),
    privacy: paths.privacy(),
  }).toMatchInlineSnapshot(`
    {
      "account": "/account",
      "admin": "/admin",
      "beginnerGuide": "/guides/beginner-guide",
      "card": "/card/elsa-snow-queen-41",
      "cardOfSet": "/card/let-it-go-163?set=Fabled",
      "cards": "/cards",
      "character": "/character/te-k",
      "characters": "/characters",
      "confirmEmail": "/confirm-email",
      "deck": "/deck/d1",
      "deckBuilder": "/deck-builder",
      "decks": "/decks",
      "fabled": "/cards?set=Fabled",
      "filteredCards": "/cards?search=elsa&color=Amethyst,Steel&inkable=true",
      "filteredDecks": "/decks?format=core&color=Ruby,Steel&view=popular&card=pack-5-1",
      "home": "/",
      "login": "/login",
      "myCollection": "/my-collection",
      "myDecks": "/my-decks",
      "privacy": "/privacy",
      "resetPassword": "/reset-password",
      "setRotationGuide": "/guides/set-rotation",
      "sets": "/sets",
      "success": "/success",
      "terms": "/terms",
      "userActivity": "/user/u1/collection/activity",
      "userCards": "/user/u1/collection?tab=cards",
      "userCollection": "/user/u1/collection",
      "userDecks": "/user/u1/decks",
    }
  `)
})

test('an address cannot be broken out of by a name', () => {
  expect(paths.card('../login?x=1')).toBe('/card/..%2Flogin%3Fx%3D1')
})

import { describe, expect, it } from 'vitest'
import { addSignInAgain, isSigningInAgain } from './sign-in-again.js'

const rulesAt = (currentUrl: string) => ({ currentUrl, trustedOrigins: [] })

describe('isSigningInAgain', () => {
  it.each([
    ['https://app.example/handler/sign-in?sign_in_again=true', true],
    ['https://app.example/handler/sign-in', false],
    ['not a URL', false],
  ])('of %s is %s', (currentUrl, expected) => {
    expect(isSigningInAgain(rulesAt(currentUrl))).toBe(expected)
  })
})

describe('addSignInAgain', () => {
  it.each([
    ['/handler/sign-in?a=1#x', '/handler/sign-in?a=1&sign_in_again=true#x'],
    ['https://login.example/in', 'https://login.example/in?sign_in_again=true'],
    ['https://', 'https://'],
  ])('of %s is %s', (target, expected) => {
    expect(addSignInAgain(target, rulesAt('https://app.example/'))).toBe(expected)
  })
})

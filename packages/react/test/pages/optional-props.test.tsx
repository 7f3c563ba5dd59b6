import { screen } from '@testing-library/react'
import { expectTypeOf, it } from 'vitest'
import type { LatchkeyProviderProps, RedirectToSignInProps, ShowProps } from '../../src/index.js'
import {
  type AccountSettingsProps,
  type ApiKeyTableProps,
  type CodeInputProps,
  Handler,
  type HandlerProps,
  type InviteFormProps,
  type MemberTableProps,
  type PageProps,
  type PasswordFieldProps,
  type SessionTableProps,
  type SettingsSectionProps,
  type SignInProps,
  type Slots,
  type TeamSwitcherProps,
  type UserButtonProps,
  type SignInButtonProps,
} from '../../src/pages/index.js'
import { createTestProject, createVisitor, show } from '../visitor.js'

/** Sets each optional property to undefined. */
type Undefined<P> = { [K in keyof P as object extends Pick<P, K> ? K : never]: undefined }

/** The optional properties that do not accept undefined. */
type Strict<P> = {
  [K in keyof Undefined<P>]-?: Undefined<Pick<P, K & keyof P>> extends Pick<P, K & keyof P>
    ? never
    : K
}[keyof Undefined<P>]

it('optional props of all components accept undefined', async () => {
  expectTypeOf<Strict<LatchkeyProviderProps>>().toBeNever()
  expectTypeOf<Strict<RedirectToSignInProps>>().toBeNever()
  expectTypeOf<Strict<ShowProps>>().toBeNever()
  expectTypeOf<Strict<AccountSettingsProps>>().toBeNever()
  expectTypeOf<Strict<ApiKeyTableProps>>().toBeNever()
  expectTypeOf<Strict<CodeInputProps>>().toBeNever()
  expectTypeOf<Strict<HandlerProps>>().toBeNever()
  expectTypeOf<Strict<InviteFormProps>>().toBeNever()
  expectTypeOf<Strict<MemberTableProps>>().toBeNever()
  expectTypeOf<Strict<PageProps>>().toBeNever()
  expectTypeOf<Strict<PasswordFieldProps>>().toBeNever()
  expectTypeOf<Strict<SessionTableProps>>().toBeNever()
  expectTypeOf<Strict<SettingsSectionProps>>().toBeNever()
  expectTypeOf<Strict<SignInProps>>().toBeNever()
  expectTypeOf<Strict<Slots>>().toBeNever()
  expectTypeOf<Strict<TeamSwitcherProps>>().toBeNever()
  expectTypeOf<Strict<UserButtonProps>>().toBeNever()
  expectTypeOf<Strict<SignInButtonProps>>().toBeNever()

  const [fullPage, location, pages, slots, labels, redirectTo] = [] as undefined[]
  const undefinedProps = {
    fullPage,
    location,
    pages,
    slots,
    labels,
    redirectTo,
    onEvent: undefined,
  }
  show(createVisitor(await createTestProject()), <Handler {...undefinedProps} />)
  await screen.findByRole('heading')
})

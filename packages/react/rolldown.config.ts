import { browserLibrary, withStaticImports } from '../../scripts/build/rolldown.js'

/** The folder of a language other than English, which comes with the pages. */
const LANGUAGE = /[\\/]locales[\\/](?!en[\\/])([\w-]+)[\\/][\w-]+\.ts$/

/** The account settings, and their tables that an app can put into its own pages. */
const SETTINGS =
  /[\\/]account-settings[\\/]|[\\/]recent-sign-in[\\/]|[\\/]en[\\/]account-settings\.ts$|[\\/]pages[\\/](tables|settings-section)\.tsx$|[\\/]ui[\\/](tables[\\/]|pictures[\\/]picture-|badge|confirm-dialog)/

/** Modules that several pages share. */
const SHARED =
  /[\\/](src|i18n|lib|ui|forms|menus|pictures|providers|en|pages|page-frame|links|entry|sign-in-methods)[\\/][\w-]+\.tsx?$/

/** Modules of those folders that load when they are shown, and the entries. */
const LAZY =
  /[\\/](index|drawn-mark|deferred|address-first-views|email-code|email-code-view|passkeys|signed-in-view)\.tsx?$/

const section = (name: string, folders: RegExp) => ({ name, test: folders, priority: 3 })

// tsup can't group modules: the sign-in page would make 33 requests, not 7, and an app would have 155 chunks, not 70.
export default browserLibrary({
  // Without the directive, a server component could not import the pages.
  banner: "'use client'",
  // Entries of servers have no directive. tsup builds them.
  serverSources: /[\\/]frameworks[\\/][\w-]+[\\/]server\.ts$/,
  groups: [
    {
      name: (module) => LANGUAGE.exec(module)?.[1] ?? null,
      debugName: 'languages',
      priority: 4,
    },
    // More than all texts of the sign-in page, which does not show them.
    section('texts', /[\\/]en[\\/]other-pages\.ts$/),
    // Few visitors see it, and it has many texts.
    section('sso-setup', /[\\/]en[\\/]sso-setup\.ts$|[\\/]pages[\\/]sso-setup[\\/]/),
    // Small parts that are shown in turn.
    section('error', /[\\/]pages[\\/](error|not-found)[\\/]/),
    // The form for invitations is one of the tables too, which the sections import. The page has the list of sections.
    section(
      'team',
      /[\\/]account-settings[\\/](team[\\/](?!invite\.|team-section|use-team-rights)|new-team[\\/])/,
    ),
    section('profile', /[\\/]account-settings[\\/]profile[\\/]/),
    section('security', /[\\/]account-settings[\\/](security|sessions)[\\/]/),
    // The security settings and the page of a required second factor share it.
    section('authenticator', /[\\/]pages[\\/]authenticator[\\/](?!qr-code)/),
    withStaticImports('hooks', 'src/index.ts'),
    // An app's own bundle has these, which every page of the app may show.
    {
      ...withStaticImports(
        'handler',
        'src/pages/handler.tsx',
        'src/ui/menus/user-button.tsx',
        'src/ui/menus/team-switcher.tsx',
      ),
      priority: 1,
    },
    { name: 'settings', test: SETTINGS },
    { name: 'shared', test: (module) => SHARED.test(module) && !LAZY.test(module) },
  ],
})

import type { ProjectInvitationDetails } from '@latchkey/core'
import { useProject, useUser } from '@latchkey/react'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { type Task, useTask } from '../data/use-task.js'
import { Skeleton } from '../frame/skeleton.js'
import { useTranslation } from '../i18n/use-translation.js'
import { latchkey } from '../latchkey.js'
import { texts } from '../locales/en/members.js'
import { useNames } from '../ui/avatar.js'
import { Outcome } from '../ui/form.js'
import { Logo } from '../ui/icons.js'
import { IsolatedText } from '../ui/isolated-text.js'
import { PageTitle } from '../ui/page-title.js'
import { useRoleNames } from './members/use-role-names.js'

type Details = Awaited<ReturnType<typeof latchkey.getProjectInvitation>>

/** The page that the email of an invitation links to: it leads to the project, through a sign-in if necessary. */
export function Invitation() {
  const [params] = useSearchParams()
  const code = params.get('code') ?? ''
  const [details, setDetails] = useState<Details | null>(null)
  const [isRefused, setRefused] = useState(false)
  const task = useTask()
  const { run } = task
  const load = useCallback(
    () => run(async () => setDetails(await latchkey.getProjectInvitation(code))),
    [run, code],
  )
  useEffect(() => void load(), [load])
  return (
    <main className="standalone">
      <div className="card">
        <p className="brand">
          <Logo />
          <span>Latchkey</span>
        </p>
        <Suspense fallback={<Skeleton />}>
          {details === null ? (
            <Loading task={task} onRetry={() => void load()} />
          ) : details.status === 'error' || isRefused ? (
            <InvalidInvitation />
          ) : (
            <ValidInvitation
              code={code}
              details={details.data}
              onRefused={() => setRefused(true)}
            />
          )}
        </Suspense>
      </div>
    </main>
  )
}

function Loading({ task, onRetry }: { task: Task; onRetry(): void }) {
  const { text } = useTranslation()
  if (task.status !== 'failed') return <Skeleton />
  return (
    <div className="actions">
      <button className="button" type="button" onClick={onRetry}>
        {text('retry')}
      </button>
      <Outcome task={task} done="" />
    </div>
  )
}

function InvalidInvitation() {
  const { text } = useTranslation(texts)
  return (
    <>
      <PageTitle title={text('invitationInvalidTitle')}>{text('invitationInvalid')}</PageTitle>
      <p className="actions">
        <Link className="button quiet" to="/projects">
          {text('openProjects')}
        </Link>
      </p>
    </>
  )
}

interface ValidInvitationProps {
  code: string
  details: ProjectInvitationDetails
  onRefused(): void
}

function ValidInvitation({ code, details, onRefused }: ValidInvitationProps) {
  const { text, rich } = useTranslation(texts)
  const { nameOfProject } = useNames()
  const { nameOfRole, helpOfRole } = useRoleNames()
  const user = useUser()
  const { inviter, role, recipientEmail, recipientHasAccount } = details
  const project = nameOfProject({ displayName: details.projectDisplayName })
  const values = { project: <IsolatedText text={project} /> }
  return (
    <>
      <PageTitle title={text('joinProject', { project })}>
        {inviter === null
          ? rich('invited', values)
          : rich('invitedBy', { ...values, name: <IsolatedText text={inviter} /> })}{' '}
        {text('projectInLatchkey')}
      </PageTitle>
      <h2>{text('yourRole', { role: nameOfRole(role) })}</h2>
      <p className="muted">{helpOfRole(role)}</p>
      {user === null ? (
        <SignIn email={recipientEmail} hasAccount={recipientHasAccount} />
      ) : (
        <Join code={code} projectId={details.projectId} onRefused={onRefused} />
      )}
    </>
  )
}

/** Returns the URL of a hosted page with the address filled in, which returns to this page. */
function pageFor(page: string, email: string): string {
  const url = new URL(page, window.location.href)
  url.searchParams.set('email', email)
  url.searchParams.set('after_auth_return_to', window.location.href)
  return url.href
}

/** The step that the reader needs first, and the other one for a reader who joins with another address. */
function SignIn({ email, hasAccount }: { email: string; hasAccount: boolean }) {
  const { text, rich } = useTranslation(texts)
  const { signUpEnabled } = useProject().config
  const signIn = { href: pageFor(latchkey.urls.signIn, email), label: text('signInButton') }
  const signUp = { href: pageFor(latchkey.urls.signUp, email), label: text('createAccount') }
  const links = signUpEnabled ? [signIn, signUp] : [signIn]
  const needsAccount = signUpEnabled ? 'createAccountToJoin' : 'signInByCodeToJoin'
  const [first, ...others] = hasAccount ? links : links.toReversed()
  return (
    <>
      <p>
        {rich(hasAccount ? 'signInToJoin' : needsAccount, { email: <IsolatedText text={email} /> })}
      </p>
      <p className="actions">
        <a className="button" href={first?.href}>
          {first?.label}
        </a>
        {others.map(({ href, label }) => (
          <a key={href} className="button quiet" href={href}>
            {label}
          </a>
        ))}
      </p>
    </>
  )
}

interface JoinProps {
  code: string
  projectId: string
  onRefused(): void
}

function Join({ code, projectId, onRefused }: JoinProps) {
  const { text, rich } = useTranslation(texts)
  const { nameOfUser } = useNames()
  const user = useUser({ or: 'redirect' })
  const navigate = useNavigate()
  const task = useTask()
  const join = async () => {
    const result = await latchkey.acceptTeamInvitation(code)
    if (result.status === 'error') return onRefused()
    await navigate(`/projects/${projectId}`, { replace: true })
  }
  return (
    <>
      <p>{rich('signedInAs', { name: <IsolatedText text={nameOfUser(user)} /> })}</p>
      <div className="actions">
        <button
          className="button"
          type="button"
          aria-busy={task.status === 'busy'}
          onClick={() => void task.run(join)}
        >
          {text('joinProjectButton')}
        </button>
        <button
          className="button quiet"
          type="button"
          onClick={() => void user.signOut({ redirectUrl: window.location.href })}
        >
          {text('useOtherAccount')}
        </button>
        <Outcome task={task} done="" />
      </div>
    </>
  )
}

import { forOneUser, statusOf, userOf } from '../../../../latchkey'

export async function GET(request: Request): Promise<Response> {
  try {
    const user = await userOf(request)
    if (!user) return Response.json(null, { status: 401, headers: forOneUser })
    return Response.json({ id: user.id, name: user.displayName }, { headers: forOneUser })
  } catch (error) {
    return Response.json(null, { status: statusOf(error), headers: forOneUser })
  }
}

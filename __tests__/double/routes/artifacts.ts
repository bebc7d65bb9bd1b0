/** The artifact service (Twirp, JSON in snake_case) as `@actions/artifact` 6 calls it. */
import { createHash } from "node:crypto";
import { z } from "zod";
import { type ApiRequest, bodyOf, ok, type Reply } from "../http.js";
import { type Handler, type Route, route, type World } from "../router.js";
import type { Artifact } from "../state.js";

const ids = z.object({ workflow_run_backend_id: z.string(), workflow_job_run_backend_id: z.string() });
const naming = ids.extend({ name: z.string().min(1) });
const creating = naming.extend({ version: z.int(), mime_type: z.string().optional(), expires_at: z.string().optional() });
const finalizing = naming.extend({ size: z.string().regex(/^\d+$/), hash: z.string().optional() });
const listing = ids.extend({ name_filter: z.string().optional(), id_filter: z.string().optional() });
type Ids = z.infer<typeof ids>;

const failed = (status: number, code: string, msg: string): Reply => ({ status, body: { code, msg } });

function tokenOf(request: ApiRequest): string {
  return (request.headers.authorization ?? "").replace(/^bearer /i, "");
}

/** A runtime token speaks for one run only. */
function method<T extends Ids>(name: string, schema: z.ZodType<T>, answer: (asked: T, world: World) => Reply): Route {
  const handler: Handler = (request, world) => {
    const issued = world.state.runtimeTokens.get(tokenOf(request));
    if (issued === undefined) return failed(401, "unauthenticated", "invalid token");
    const asked = bodyOf(request, schema);
    if (asked.workflow_run_backend_id !== issued.run) return failed(403, "permission_denied", "token is for another run");
    return answer(asked, world);
  };
  return route(`POST /twirp/github.actions.results.api.v1.ArtifactService/${name}`, handler);
}

/** Names are unique in a run, over all its jobs. */
function named(world: World, asked: z.infer<typeof naming>): Artifact | undefined {
  return world.state.artifacts.find((each) => each.runId === asked.workflow_run_backend_id && each.name === asked.name);
}

function entry(artifact: Artifact): object {
  return {
    workflow_run_backend_id: artifact.runId,
    workflow_job_run_backend_id: artifact.jobId,
    database_id: String(artifact.id),
    name: artifact.name,
    size: String(artifact.size),
    created_at: artifact.createdAt,
    ...(artifact.digest === null ? {} : { digest: artifact.digest }),
  };
}

export const artifactRoutes = [
  method("CreateArtifact", creating, (asked, world) => {
    if (named(world, asked) !== undefined) {
      return failed(409, "already_exists", "Conflict: an artifact with this name already exists on the workflow run");
    }
    const mimeType = asked.mime_type ?? "application/zip";
    const artifact: Artifact = {
      id: world.state.nextId(),
      runId: asked.workflow_run_backend_id,
      jobId: asked.workflow_job_run_backend_id,
      name: asked.name,
      mimeType,
      createdAt: new Date().toISOString(),
      expiresAt: asked.expires_at ?? null,
      blob: world.state.newBlob(mimeType),
      finalized: false,
      expired: false,
      size: 0,
      digest: null,
    };
    world.state.artifacts.push(artifact);
    return ok({ ok: true, signed_upload_url: `${world.storage}/storage/artifacts/${artifact.blob}?sig=${artifact.blob}` });
  }),

  method("FinalizeArtifact", finalizing, (asked, world) => {
    const artifact = named(world, asked);
    const content = world.state.blobs.get(artifact?.blob ?? "")?.content;
    if (artifact === undefined) return failed(404, "not_found", "artifact not found");
    if (content === null || content === undefined) return failed(400, "failed_precondition", "nothing was uploaded");
    const digest = `sha256:${createHash("sha256").update(content).digest("hex")}`;
    if (Number(asked.size) !== content.length) return failed(400, "invalid_argument", "size differs from what was uploaded");
    if (asked.hash !== undefined && asked.hash !== digest) return failed(400, "invalid_argument", "hash differs");
    Object.assign(artifact, { finalized: true, size: content.length, digest });
    return ok({ ok: true, artifact_id: String(artifact.id) });
  }),

  method("ListArtifacts", listing, (asked, world) => {
    const found = world.state.artifacts.filter(
      (each) =>
        each.finalized &&
        each.runId === asked.workflow_run_backend_id &&
        (asked.name_filter === undefined || each.name === asked.name_filter) &&
        (asked.id_filter === undefined || String(each.id) === asked.id_filter),
    );
    return ok({ artifacts: found.map(entry) });
  }),

  method("GetSignedArtifactURL", naming, (asked, world) => {
    const artifact = named(world, asked);
    if (artifact === undefined) return failed(404, "not_found", "artifact not found");
    return ok({ signed_url: `${world.storage}/storage/artifacts/${artifact.blob}?sig=${artifact.blob}` });
  }),

  method("DeleteArtifact", naming, (asked, world) => {
    const artifact = named(world, asked);
    if (artifact === undefined) return failed(404, "not_found", "artifact not found");
    world.state.artifacts.splice(world.state.artifacts.indexOf(artifact), 1);
    return ok({ ok: true, artifact_id: String(artifact.id) });
  }),
];

/** The blob store behind signed addresses: uploads by block, and plain downloads. It is another host than the API. */
import { ApiError, type ApiRequest, notFound, type Reply } from "../http.js";
import { route, type World } from "../router.js";
import type { Blob } from "../state.js";

/** The store refuses a request that is signed and carries a token too: a client must not forward its token. */
function blobOf(request: ApiRequest, world: World): Blob {
  if (request.headers.authorization !== undefined) {
    throw new ApiError(400, "InvalidAuthenticationInfo: the token of the API was sent to the store");
  }
  const key = request.param("blob");
  const blob = world.state.blobs.get(key);
  if (blob === undefined || request.query.get("sig") !== key) throw notFound();
  return blob;
}

function stored(): Reply {
  const date = new Date().toUTCString();
  const headers = { "x-ms-request-id": "1", "x-ms-version": "2025-01-05", etag: '"1"', "last-modified": date, date };
  return { status: 201, headers };
}

/** `<BlockList><Latest>id</Latest>…</BlockList>`: the order in which blocks make the blob. */
function commit(blob: Blob, xml: string): void {
  const ids = [...xml.matchAll(/<(?:Latest|Uncommitted|Committed)>([^<]*)</g)].map((match) => match[1] ?? "");
  const parts = ids.map((id) => {
    const block = blob.blocks.get(id);
    if (block === undefined) throw new ApiError(400, "InvalidBlockList");
    return block;
  });
  blob.content = Buffer.concat(parts);
}

export const storageRoutes = [
  route("PUT /storage/artifacts/:blob", (request, world) => {
    const blob = blobOf(request, world);
    const kind = request.query.get("comp");
    if (kind === "block") blob.blocks.set(request.query.get("blockid") ?? "", request.raw);
    else if (kind === "blocklist") commit(blob, request.raw.toString("utf8"));
    else blob.content = request.raw;
    return stored();
  }),

  route("GET /storage/artifacts/:blob", (request, world) => {
    const blob = blobOf(request, world);
    if (blob.content === null) throw notFound();
    return { status: 200, headers: { "content-type": blob.contentType }, body: blob.content };
  }),
];

/** Writes and reads zip files in memory. Hostile names and links are written as given. Format: PKWARE APPNOTE. */
import { crc32, inflateRawSync } from "node:zlib";

export interface ZipEntry {
  readonly name: string;
  readonly content: string | Buffer;
  /** Makes the entry a symbolic link whose target is `content`. */
  readonly kind?: "file" | "link";
}

const unixMade = 0x0314;
const modes = { file: 0o100644, link: 0o120777 } as const;
const utf8Names = 0x0800;

/** Version, flags, method (stored), time, date, checksum, sizes and name length: the same in both headers. */
function common(name: Buffer, data: Buffer): Buffer {
  const out = Buffer.alloc(26);
  out.writeUInt16LE(20, 0);
  out.writeUInt16LE(utf8Names, 2);
  out.writeUInt16LE(0x21, 8);
  out.writeUInt32LE(crc32(data), 10);
  out.writeUInt32LE(data.length, 14);
  out.writeUInt32LE(data.length, 18);
  out.writeUInt16LE(name.length, 22);
  return out;
}

/** A zip file with the entries in the given order, uncompressed. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, kind = "file" } of entries) {
    const title = Buffer.from(name);
    const data = Buffer.from(content);
    const shared = common(title, data);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), shared, title, data]);
    const made = Buffer.alloc(2);
    made.writeUInt16LE(unixMade, 0);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((modes[kind] << 16) >>> 0, 6);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02"), made, shared, rest, title]));
    files.push(local);
    offset += local.length;
  }
  const table = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(table.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, table, Buffer.from("PK\x05\x06"), end]);
}

/** Names and contents of a zip file, by its central directory; folders are left out. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf("PK\x05\x06");
  if (end === -1) throw new Error("not a zip file");
  const found = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const size = archive.readUInt32LE(at + 20);
    const nameLength = archive.readUInt16LE(at + 28);
    const local = archive.readUInt32LE(at + 42);
    const name = archive.toString("utf8", at + 46, at + 46 + nameLength);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const data = archive.subarray(start, start + size);
    if (!name.endsWith("/")) found.set(name, archive.readUInt16LE(at + 10) === 8 ? inflateRawSync(data) : Buffer.from(data));
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return found;
}

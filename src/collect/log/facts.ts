/** What the head of a run says of it. */

/** One line of the head: the facts in it by name, none for any other line. */
export function headFacts(text: string): Readonly<Record<string, string>> {
  if (text.length > 2000) return {};
  const platform = /^platform (\S+) -- Python ([^,\s]+)(?:\[[^\]]*\])?, pytest-([^,\s]+)(?:, \S+)*(?: -- (.+))?$/.exec(text);
  if (platform !== null) {
    const [, system = "", python = "", pytest = "", executable] = platform;
    return { platform: system, python, pytest, ...(executable === undefined ? {} : { executable }) };
  }
  const root = /^rootdir: (.+?)(?:, (?:inifile|configfile): (.+?))?(?:, testpaths: (.+))?$/.exec(text);
  if (root !== null) return dropMissing({ rootdir: root[1], configfile: root[2], testpaths: root[3] });
  const [, key, value] = /^(configfile|inifile|testpaths|plugins|timeout): (.+)$/.exec(text) ?? [];
  if (key !== undefined) return dropMissing({ [key === "inifile" ? "configfile" : key]: value });
  const [, seed] = /^Using --random(?:ly|-order)-seed=(.+)$/.exec(text) ?? [];
  if (seed !== undefined) return { seed };
  const [, mode] = /^asyncio: mode=(?:Mode\.)?([^,]+)/.exec(text) ?? [];
  if (mode !== undefined) return { asyncio: mode.toLowerCase() };
  const [, workers] = /^(?:created: \d+\/)?(\d+) workers?(?: \[\d+ items?\])?$/.exec(text) ?? [];
  if (workers !== undefined) return { workers };
  const [, collected] = /^(?:collecting \.\.\. ?)?collected (\d+ items?.*)$/.exec(text) ?? [];
  return collected === undefined ? {} : { collected };
}

function dropMissing(facts: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
}

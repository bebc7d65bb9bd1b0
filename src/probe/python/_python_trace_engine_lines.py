"""What a search walks along, with a victim at its end: tests of the collected session, or imports of test modules."""
import os

from _python_trace_lazy import load


def node_name(node, project):
    """A node id as pytest would print it in the project's folder."""
    file, *rest = str(node.nodeid).split("::")
    path = os.path.relpath(os.path.join(str(node.config.rootpath), file), project)
    return "::".join([path.replace(os.sep, "/")] + rest)


class Line:
    """`step` takes one step in this process, `take` several; `ready` leaves nothing but the victim to `run`."""

    def __init__(self, runs):
        self.runs = runs
        self.fork, self.left = runs.fork, runs.left

    def likely(self, steps):
        """Those that are likely to turn the victim, the likeliest first; none where nothing tells."""
        return []

    def take(self, steps):
        for index in range(len(steps)):
            self.step(steps, index)

    def trial(self, steps, prepare=None, touches=None, told=False):
        """Takes steps and runs the victim in a fork of this process as it is; what it shows is worth its cost where `told`."""
        told = told and self.runs.tells

        def body(said):
            if not told:
                self.runs.say_little()
            if prepare is not None:
                prepare()
            self.take(steps)
            self.runs.tell(said)
            self.ready()
            if touches is not None:
                touches.registered(self.runs.session.config.pluginmanager)
            self.run()
            if touches is not None:
                said.emit("touches", {"touches": touches.found()})

        return self.runs.read(self.fork(body), told)


class Tests(Line):
    """Steps are items; one is run with the next as its next item, so that fixtures live as long as in a whole run."""

    def __init__(self, runs, victim):
        super().__init__(runs)
        self._victim = victim

    def step(self, items, index):
        self.runs.step(items[index], items[index + 1] if index + 1 < len(items) else self._victim)

    def likely(self, items):
        return load("_python_trace_engine_kin").kin(self._victim, items)

    def words(self, item):
        return str(item.nodeid)

    def take(self, items):
        if items:
            self.runs.leave_for(items[0])
        super().take(items)

    def ready(self):
        self.runs.leave_for(self._victim)

    def run(self):
        self.runs.run(self._victim)


class Imports(Line):
    """Steps are test modules, collected but not run. A victim without `::` is a module that has to be importable."""

    def __init__(self, runs, victim, project):
        super().__init__(runs)
        self._victim, self._project = victim, project
        self._item = None

    def collect_victim(self):
        """Now, before any step: else it is collected after them."""
        self._item = self._find()

    def step(self, files, index):
        self._collect(files[index])

    def words(self, file):
        return file

    def run(self):
        if self._item is not None:
            self.runs.run(self._item)

    def ready(self):
        if self._item is None:
            self._item = self._find()

    def _find(self):
        found = self._collect(self._victim.split("::")[0])
        return next((i for i in found if node_name(i, self._project) == self._victim), None)

    def _collect(self, file):
        return self.runs.session.perform_collect([os.path.join(self._project, file)])

import logging

from eventbook.timeline import Timeline

log = logging.getLogger(__name__)


class Recorder:
    def __init__(self):
        self.timeline = Timeline()
        self.lost = 0

    def record(self, events):
        for seconds, text in events:
            try:
                self.timeline.mark(seconds, text)
            except Exception:
                log.debug("event was not recorded", exc_info=True)
                self.lost += 1
        return self

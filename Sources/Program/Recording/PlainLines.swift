import Binding
import Coordination
import TextMenu
import WaylineExploration
import WaylineInterface
import WaylineRouting

/// The plain front end, whose lines are passed to it.
@MainActor
final class PlainLines: RunFrontEnd {
    private(set) var isOver = false

    /// The echo of the line that is asked for; nil if none is.
    private(set) var echo: StandardStreams.Echo?

    /// The last text that was printed: the question.
    private(set) var question = ""
    private var answer: CheckedContinuation<String?, Never>?
    private var printed = ""
    private var front: PlainFrontEnd?

    init(
        _ navigator: Navigator, _ clock: AnyScheduler,
        _ wording: @escaping @MainActor () -> Wording, _ write: @escaping ([UInt8]) -> Void
    ) {
        let front = PlainFrontEnd(
            input: { [weak self] in await self?.ask($0) },
            output: { [weak self] in
                self?.note($0)
                write(Array($0.utf8))
            }, scheduler: clock, wording: wording)
        self.front = front
        Task { [weak self] in
            await front.run(navigator)
            self?.isOver = true
        }
    }

    /// Waits until a line is asked for, or the front end waits for work. Returns true if the app
    /// may have new work then.
    func settle() async -> Bool {
        if isAtRest { return false }
        while !isAtRest { await Task.yield() }
        return true
    }

    private var isAtRest: Bool { isOver || echo != nil || front?.isAsleep == true }

    func reply(_ line: String?) {
        echo = nil
        answer.take()?.resume(returning: line)
    }

    var shownText: String? { nil }

    /// Adds the text that was printed since the last call.
    func add(to digest: inout Digest, isOver: Bool) {
        digest.add(printed)
        printed = ""
    }

    func endInput() { reply(nil) }

    isolated deinit { answer?.resume(returning: nil) }

    private func note(_ text: String) {
        printed += text
        question = String(text.drop(while: \.isNewline))
    }

    private func ask(_ echo: StandardStreams.Echo) async -> String? {
        if isOver { return nil }
        self.echo = echo
        return await withCheckedContinuation { answer = $0 }
    }
}

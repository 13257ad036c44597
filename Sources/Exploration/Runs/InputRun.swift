package import Binding
import Coordination
package import WaylineApplication
import WaylineInterface
package import WaylineRouting

/// A run of an app, in virtual time. It takes one input after another, and each is
/// done when everything that it has started is done. A recording and its replay are such runs, so
/// they do the same.
@MainActor
package final class InputRun {
    /// Makes the front end that a header names, on its own clock; nil for none.
    package typealias MakeFrontEnd =
        @MainActor (
            App, ScriptHeader.Front, FlowDriver, AnyScheduler
        ) -> (any RunFrontEnd)?

    package let driver: FlowDriver

    /// The front end; nil if nobody sees the app.
    package let front: (any RunFrontEnd)?

    /// The time since the beginning, in milliseconds.
    package private(set) var elapsed = 0

    /// The most moments of one wait at which work is due one after another. The rest is due at
    /// once, so that a wait of a week ends soon.
    private static let mostMoments = 5_000

    /// True if work of the app was due since the last input.
    package private(set) var hasUsedTime = false
    private var hasQuit = false

    /// True if the last input has not settled.
    private var isUnsettled = false
    private let clock = TestScheduler()
    private let folder: RunFolder

    /// Starts the app of `header`.
    package init(
        _ app: App, _ header: ScriptHeader, _ makeFront: MakeFrontEnd = { _, _, _, _ in nil }
    ) throws {
        let folder = try RunFolder()
        do { driver = try FlowDriver(app, LaunchOptions(header, in: folder.path)) } catch {
            folder.remove()
            throw error
        }
        self.folder = folder
        driver.keepNoSteps()
        driver.clocks.frontEnd = clock
        front = makeFront(app, header.front, driver, AnyScheduler(clock))
    }

    /// Starts the app of a script. Throws if it uses a service outside of the process: a recording
    /// could name a server that gets what the user has typed.
    package static func replaying(
        _ app: App, _ header: ScriptHeader, _ makeFront: MakeFrontEnd = { _, _, _, _ in nil }
    ) throws -> InputRun {
        if app.name != header.app { throw RecordingError.otherApp(header.app, name: app.name) }
        if let service = header.outside { throw RecordingError.outside(service) }
        if header.omitted > 0 { throw RecordingError.omitted(header.omitted) }
        let run = try InputRun(app, header, makeFront)
        guard let service = run.driver.app?.context.outside.value else { return run }
        run.end()
        throw RecordingError.outside(service)
    }

    /// True if the user has quit, or the app has ended.
    package var isOver: Bool { hasQuit || front?.isOver == true || driver.navigator.isOver }

    /// Lets time pass, and draws what is due.
    package func advance(by time: SchedulerTime.Stride) async {
        await advance(to: elapsed + Int((time.nanoseconds + 999_999) / 1_000_000))
    }

    /// The time of the next work on a clock, in milliseconds from the beginning, rounded up; nil if
    /// none.
    package var nextDeadline: Int? {
        driver.clocks.timeUntilWork.map {
            Int((clock.now.advanced(by: $0).elapsed.nanoseconds + 999_999) / 1_000_000)
        }
    }

    /// Calls `action` when something is to be drawn.
    package func observeDrawing(_ action: @escaping @MainActor () -> Void) -> AnyCancellable {
        clock.additions.bind { action() }
    }

    /// Lets time pass, up to this many milliseconds from the beginning, and draws what is due.
    package func advance(to milliseconds: Int) async {
        let target = SchedulerTime(elapsed: .milliseconds(milliseconds))
        var moments = 0
        while !isOver, moments < Self.mostMoments, let next = driver.clocks.timeUntilWork,
            clock.now.advanced(by: next) <= target
        {
            await move(by: next)
            moments += 1
            // A viewer of a long wait still takes the keys of its user.
            await Task.yield()
        }
        let rest = clock.now.distance(to: target)
        if moments == Self.mostMoments, rest > .zero {
            input { _ = driver.clocks.move(by: rest) }
            await settle()
        } else if rest > .zero {
            await move(by: rest)
        }
        clock.advance()
        elapsed = max(elapsed, milliseconds)
    }

    /// Lets a step act on the app, and waits for all that it starts.
    package func take(_ act: @MainActor () async throws -> Void) async rethrows {
        (isUnsettled, hasUsedTime) = (false, false)
        try await act()
        await settle()
    }

    /// Takes the input of a user, as a part of a step.
    package func input(_ press: () -> Void) { driver.navigator.work.note(press) }

    /// Ends the input.
    package func quit() {
        hasQuit = true
        front?.endInput()
    }

    /// The text that the user reads, without secrets that were revealed.
    package var shownText: String { front?.shownText ?? driver.text }

    /// The screen as it is now.
    package func look() -> Sight {
        Sight(
            of: driver.navigator.state, lines: driver.textLines, isSettled: !isUnsettled
        ) { [front, isOver] in front?.add(to: &$0, isOver: isOver) }
    }

    /// Ends the app, and removes its data.
    package func end() {
        quit()
        // Nobody needs the saved place, and the folder is temporary.
        do { try driver.app?.end() } catch {}
        folder.remove()
    }

    private func move(by stride: SchedulerTime.Stride) async {
        if let next = driver.clock.timeUntilNext, next <= stride { hasUsedTime = true }
        do { try await driver.advance(by: Duration(stride)) } catch { note(error) }
        await settle()
    }

    private func settle() async {
        let work = driver.navigator.work
        repeat {
            do { try await driver.wait() } catch { note(error) }
        } while await front?.settle() ?? false || work.isRunning && !isUnsettled
        clock.advance()
    }

    /// Notes a step that has not settled. Ignores other errors: the user sees a message for each.
    private func note(_ error: any Error) {
        if case FlowDriverError.unsettled = error { isUnsettled = true }
    }
}

/// A front end that shows a run, and gets its inputs from it.
@MainActor
package protocol RunFrontEnd: AnyObject {
    /// True if the user has quit.
    var isOver: Bool { get }

    /// The text on its screen, without secrets that were revealed; nil if it has no screen.
    var shownText: String? { get }

    /// Waits until it waits for an input or for work. Returns true if the app may have new work
    /// then.
    func settle() async -> Bool

    /// Adds the things that it has shown to the digest of a step.
    func add(to digest: inout Digest, isOver: Bool)

    /// Ends the input.
    func endInput()
}

extension LaunchOptions {
    /// The options of a recorded run.
    fileprivate init(_ header: ScriptHeader, in folder: String) {
        self.init()
        (seed, startTime, language) = (UInt64(header.seed), header.time, header.language)
        (link, options) = (header.link, header.options)
        (self.folder, store) = (folder, MemoryStore())
    }
}

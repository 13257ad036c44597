import Coordination
import WaylineInterface
import WaylineRouting

/// The page as a test's driver has read it.
@MainActor
struct PageReading {
    /// True if the focus may move without another change. The page must be read again.
    let mayMoveFocus: Bool

    /// The keys that cannot work.
    private let faults: [RoutingError]
    private let revision: Int
    private let requests = FocusRequest.count

    /// The controls whose contents, or whose actions on rows, may change.
    private let changing: [WeakControl]
    private let version: Int

    /// A weak reference, so that a screen that has left can be released.
    private struct WeakControl {
        weak var control: Control?
    }

    init(of page: Page, _ navigator: Navigator) {
        revision = navigator.state.revision
        mayMoveFocus = page.mayMoveFocus
        faults = page.keyFaults().map(\.error)
        changing = page.observed.filter { $0.parts != nil || $0.input.options != nil }.map {
            WeakControl(control: $0)
        }
        version = Self.version(of: changing)
    }

    /// Returns whether a page that is read now is the same.
    func isCurrent(for navigator: Navigator) -> Bool {
        !mayMoveFocus && revision == navigator.state.revision && requests == FocusRequest.count
            && version == Self.version(of: changing)
    }

    /// Returns the first fault that `earlier` did not have in the same state.
    func newFault(since earlier: PageReading?) -> RoutingError? {
        let known = earlier?.revision == revision ? earlier?.faults ?? [] : []
        return faults.first { !known.contains($0) }
    }

    private static func version(of controls: [WeakControl]) -> Int {
        controls.reduce(0) { $0 + ($1.control?.version ?? 0) }
    }
}

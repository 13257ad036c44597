import Coordination

/// The numbers of the controls of a page. A control keeps its number while the page is shown, even
/// if the control is hidden. No other control gets the number of a removed one, so an answer that
/// comes late does nothing.
@MainActor
struct PageNumbers {
    /// A control that has a number; nil once it is released.
    private struct Holder {
        weak var control: Control?
    }

    /// That of the page.
    private var identity: Page.Identity?

    /// The holders of the numbers from 1 on.
    private var holders: [Holder] = []
    private var indices: [ObjectIdentifier: Int] = [:]

    nonisolated init() {}

    /// The highest number so far.
    var highest: Int { holders.count }

    /// Gives numbers to the `controls` of `page` without one. Begins again on the page of another screen.
    mutating func read(_ controls: [Control], of page: Page) {
        if page.identity != identity { self = PageNumbers() }
        identity = page.identity
        for control in controls where self[control] == nil {
            indices[ObjectIdentifier(control)] = holders.count
            holders.append(Holder(control: control))
        }
    }

    /// The number of `control`; nil if it has none.
    subscript(control: Control) -> Int? {
        // A new control can have the identity of one that was released.
        guard let index = indices[ObjectIdentifier(control)], holders[index].control === control
        else { return nil }
        return index + 1
    }

    /// Returns the control of this number; nil if it has gone, or if the number was never given.
    func control(_ number: Int) -> Control? {
        holders.indices.contains(number - 1) ? holders[number - 1].control : nil
    }
}

import WaylineInterface

/// The numbers of the controls of a page. A control keeps its number while the page is shown, even
/// if the control is hidden. No other control gets the number of a removed one, so an answer that
/// comes late does nothing.
@MainActor
struct PageNumbers {
    /// The identity of the page.
    private var identity: Page.Identity?

    /// The numbers by the serial numbers of the controls. Weak references are not used: they make
    /// each retain and release of a control slower.
    private var numbers: [Int: Int] = [:]

    nonisolated init() {}

    /// The highest number so far.
    var highest: Int { numbers.count }

    /// Gives numbers to the `controls` of `page` without one. Begins again on the page of another
    /// screen.
    mutating func read(_ controls: [Control], of page: Page) {
        if page.identity != identity { self = PageNumbers() }
        identity = page.identity
        for control in controls where self[control] == nil {
            numbers[control.serial] = numbers.count + 1
        }
    }

    /// The number of `control`; nil if it has none.
    subscript(control: Control) -> Int? { numbers[control.serial] }
}

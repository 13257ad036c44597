import Binding

/// Controls that belong together, under a heading, perhaps in a box.
///
/// ```swift
/// let drink = Section("Your drink", hasFrame: true, [size, sugar])
/// ```
///
/// ![A section with a frame.](Section)
///
/// The user opens and closes a section with `isOpen`:
///
/// ```swift
/// let more = Section("More", isOpen: false, [milk, lid])
/// ```
public final class Section: Control {
    /// The controls of the section.
    public var controls: [Control] {
        didSet { if !controls.elementsEqual(oldValue, by: ===) { touch() } }
    }

    /// True if it stands apart from the controls around it, in a box with its label.
    public let hasFrame: Bool

    /// The heading of a section that the user opens and closes; nil if it is always open.
    let heading: SectionHeading?

    /// Creates a section with this heading; none if it is empty. If it `hasFrame`, it stands in
    /// a box. If `isOpen` is not nil, the user opens and closes it by its heading.
    public init(
        _ label: String = "", hasFrame: Bool = false, isOpen: Bool? = nil, _ controls: [Control]
    ) {
        self.controls = controls
        self.hasFrame = hasFrame
        heading = isOpen.map { SectionHeading(label, isOpen: $0) }
        super.init(label)
        heading?.section = self
    }

    /// Creates a section whose heading is a row of a list.
    convenience init(rowOf label: String, isOpen: Bool, _ controls: [Control]) {
        self.init(label, isOpen: isOpen, controls)
        heading?.isRow = true
    }

    /// True if its controls are shown. It opens when one of them is to get the focus, such as the
    /// first field with an error. Setting it does nothing for a section that is always open.
    public var isOpen: Bool {
        get { heading?.isOpen ?? true }
        set { heading?.isOpen = newValue }
    }

    public override var parts: [Control]? { (heading.map { [$0] } ?? []) + controls }
}

/// The heading of a section, which the user presses to open and to close it.
package final class SectionHeading: Control, PressInput {
    fileprivate weak var section: Section?

    /// True if it is a row of a list, and stands directly below the heading before it.
    package fileprivate(set) var isRow = false

    var isOpen: Bool {
        didSet {
            guard isOpen != oldValue else { return }
            touch()
            // Front ends then read the page again.
            section?.touch()
        }
    }

    init(_ label: String, isOpen: Bool) {
        self.isOpen = isOpen
        super.init(label)
    }

    package override var input: Control.Input { .press(self) }

    package var position: Bool? { isOpen }

    package func press() -> Bool {
        guard isEnabled else { return false }
        isOpen.toggle()
        events.send(.change)
        return true
    }

    package override var saved: String? { isOpen ? "open" : "closed" }

    package override func restore(_ saved: String) {
        isOpen = saved == "open"
    }

    package override var role: String { "section" }

    package override func stateText(in wording: Wording) -> String {
        wording[isOpen ? .open : .closed]
    }
}

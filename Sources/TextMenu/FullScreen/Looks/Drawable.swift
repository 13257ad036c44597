public import WaylineInterface

/// A control with a look of its own on the full screen.
///
/// ```swift
/// final class DrawnRating: StarRating, Drawable {
///     var isLabelled: Bool { true }
///
///     func draw(in context: DrawingContext) -> Drawing {
///         var row = context.labelledRow(self)
///         row.add(String(repeating: "*", count: stars), .accent)
///         return Drawing([row])
///     }
///
///     func handle(_ command: KeyCommand) -> Bool {
///         guard command == .choose else { return false }
///         stars = stars % 5 + 1
///         return true
///     }
/// }
/// ```
///
/// Its ``standardLook`` provides what it does not implement. In the same way, an app replaces the
/// look of a control of Wayline: `extension Picture: @retroactive Drawable`. The look is found
/// when the control is first shown.
@MainActor
public protocol Drawable: Control {
    /// Returns the look that provides what the control does not implement: by default, the look
    /// of its class. A control of your own with options has no keys by default. To give it those
    /// of a list, return ``ControlLook/list(_:)``.
    func makeStandardLook() -> ControlLook

    /// True if the value stands in the column beside the labels.
    var isLabelled: Bool { get }

    /// True if it takes as many rows as there is room for.
    var fillsHeight: Bool { get }

    /// The number of columns that it needs; 0 if it takes what there is.
    var leastWidth: Int { get }

    /// True while it moves by itself.
    var isAnimated: Bool { get }

    /// True while letters and digits that the user types are text.
    var takesText: Bool { get }

    /// True while it handles digits. Then no number presses a button.
    var takesDigits: Bool { get }

    /// Returns the rows.
    func draw(in context: DrawingContext) -> Drawing

    /// Adds the contents of the option at `index` to its row of a list.
    func addOption(at index: Int, to row: inout FrameRow, in context: DrawingContext)

    /// Handles keys that arrive together while it takes text.
    func edit(_ inputs: [KeyCommand.Input])

    /// Handles a key. Returns false if it means nothing here.
    func handle(_ command: KeyCommand) -> Bool

    /// Handles a letter or a digit that no command has. Returns false if it means nothing here.
    func handle(_ character: Character) -> Bool

    /// Returns the keys that are worth a hint while it has the focus.
    func hints(in wording: Wording) -> [KeyCommand.Hint]

    /// Handles a click on its drawing in `context`.
    func click(at position: Drawing.Position, in context: DrawingContext)

    /// Handles the wheel over its drawing in `context`. Returns false if nothing changes.
    func scroll(by rows: Int, in context: DrawingContext) -> Bool

    /// Called after it has got or lost the focus.
    func focusChanged()
}

extension Drawable {
    /// The look that provides what the control does not implement.
    public var standardLook: ControlLook { look.standard }

    public func makeStandardLook() -> ControlLook {
        if case .options = input, !(self is any BuiltInOptions) { return ControlLook(self) }
        let standard = ControlLook.standard(for: self)
        return standard is WordsLook ? ControlLook(self) : standard
    }

    public var isLabelled: Bool { standardLook.isLabelled }

    public var fillsHeight: Bool { standardLook.fillsHeight }

    public var leastWidth: Int { standardLook.leastWidth }

    public var isAnimated: Bool { standardLook.isAnimated }

    public var takesText: Bool { standardLook.takesText }

    public var takesDigits: Bool { standardLook.takesDigits }

    public func draw(in context: DrawingContext) -> Drawing { standardLook.draw(in: context) }

    public func addOption(at index: Int, to row: inout FrameRow, in context: DrawingContext) {
        standardLook.addOption(at: index, to: &row, in: context)
    }

    public func edit(_ inputs: [KeyCommand.Input]) {
        standardLook.edit(inputs)
    }

    public func handle(_ command: KeyCommand) -> Bool { standardLook.handle(command) }

    public func handle(_ character: Character) -> Bool { standardLook.handle(character) }

    public func hints(in wording: Wording) -> [KeyCommand.Hint] { standardLook.hints(in: wording) }

    public func click(at position: Drawing.Position, in context: DrawingContext) {
        standardLook.click(at: position, in: context)
    }

    public func scroll(by rows: Int, in context: DrawingContext) -> Bool {
        standardLook.scroll(by: rows, in: context)
    }

    public func focusChanged() {
        standardLook.focusChanged()
    }
}

/// The look that a control has itself.
final class OwnLook: ControlLook {
    private unowned let own: any Drawable
    private let replaced: ControlLook

    init(_ own: any Drawable) {
        (self.own, replaced) = (own, own.makeStandardLook())
        super.init(own)
    }

    override var standard: ControlLook { replaced }

    override var rowChanges: Int? { replaced.rowChanges }

    override var isLabelled: Bool { own.isLabelled }

    override var fillsHeight: Bool { own.fillsHeight }

    override var leastWidth: Int { own.leastWidth }

    override var isAnimated: Bool { own.isAnimated }

    override var takesText: Bool { own.takesText }

    override var takesDigits: Bool { own.takesDigits }

    override func draw(in context: DrawingContext) -> Drawing { own.draw(in: context) }

    override func addOption(at index: Int, to row: inout FrameRow, in context: DrawingContext) {
        own.addOption(at: index, to: &row, in: context)
    }

    override func hasTwoLines(in context: DrawingContext) -> Bool {
        replaced.hasTwoLines(in: context)
    }

    override func addSecondLine(at index: Int, to row: inout FrameRow, in context: DrawingContext) {
        replaced.addSecondLine(at: index, to: &row, in: context)
    }

    override func edit(_ inputs: [KeyCommand.Input]) {
        own.edit(inputs)
    }

    override func handle(_ command: KeyCommand) -> Bool { own.handle(command) }

    override func handle(_ character: Character) -> Bool { own.handle(character) }

    override func hints(in wording: Wording) -> [KeyCommand.Hint] { own.hints(in: wording) }

    override func click(at position: Drawing.Position, in context: DrawingContext) {
        own.click(at: position, in: context)
    }

    override func scroll(by rows: Int, in context: DrawingContext) -> Bool {
        own.scroll(by: rows, in: context)
    }

    override func focusChanged() {
        own.focusChanged()
    }

    override func conceal() {
        standard.conceal()
    }

    override var copiedText: String? { standard.copiedText }

    override var showsSecret: Bool { standard.showsSecret }
}

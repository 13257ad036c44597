public import WaylineInterface

/// The look of a control on the full screen: its rows, and the keys and clicks that it handles.
///
/// It also keeps what belongs to drawing alone, such as an open menu. `Control.look` finds it.
@MainActor
public class ControlLook {
    /// The control that it shows.
    public unowned let control: Control

    init(_ control: Control) {
        self.control = control
    }

    /// True if the value stands in the column beside the labels, as that of a text field.
    public var isLabelled: Bool { false }

    /// True if it takes as many rows as there is room for, as a list does.
    public var fillsHeight: Bool { false }

    /// The least number of rows of a control that fills the height, with its heading, even if other
    /// controls are then out of view.
    var leastHeight: Int { 6 }

    /// The number of columns that it needs; 0 if it takes what there is. A control that needs more
    /// than a page of text has, such as a table with many columns, makes the page wider, up to the
    /// width of the terminal.
    public var leastWidth: Int { 0 }

    /// True if a text that it cuts can be read whole in another of its rows. A table shows such
    /// texts below its rows.
    var showsCutTexts: Bool { false }

    /// True while it moves by itself.
    public var isAnimated: Bool { false }

    /// True while letters and digits that the user types are text.
    public var takesText: Bool { false }

    /// True while it handles digits, as an open menu does. Then no number presses a button.
    public var takesDigits: Bool { false }

    /// Returns the rows.
    public func draw(in context: DrawingContext) -> Drawing { Drawing() }

    /// Adds the contents of the option at `index` to its row: by default its title, in which the
    /// matches of the filter or the search are marked.
    public func addOption(at index: Int, to row: inout FrameRow, in context: DrawingContext) {
        guard case .options(let options) = control.input else { return }
        let style: FrameRow.Style = options.isChosen(at: index) ? .chosen : .plain
        row.add(options.title(at: index), style, marking: options.markedText)
    }

    /// True if each option takes two lines.
    func hasTwoLines(in context: DrawingContext) -> Bool { false }

    /// Adds the contents of the option at `index` to its second line.
    func addSecondLine(at index: Int, to row: inout FrameRow, in context: DrawingContext) {}

    /// Handles keys that arrive together while it takes text. Each is a text, or a command that
    /// `TextEditing` knows.
    public func edit(_ inputs: [KeyCommand.Input]) {}

    /// Handles a key. Returns false if it means nothing here.
    public func handle(_ command: KeyCommand) -> Bool { false }

    /// Handles a letter or a digit that no command has. Returns false if it means nothing here.
    public func handle(_ character: Character) -> Bool { false }

    /// Returns the keys that are worth a hint while the control has the focus.
    public func hints(in wording: Wording) -> [KeyCommand.Hint] { [] }

    /// Handles a click on its drawing in `context`: chooses the option in that row, or presses the
    /// control.
    public func click(at position: Drawing.Position, in context: DrawingContext) {
        switch control.input {
        case .press(let button): button.press()
        case .options(let options):
            let drawing = control.look.draw(in: context)
            if let index = drawing.options[position.row] { options.choose(at: index) }
        case .text, .none: break
        }
    }

    /// Handles the wheel over its drawing in `context`: a control that takes all the height, such
    /// as a list, shows other options. Returns false if nothing changes.
    public func scroll(by rows: Int, in context: DrawingContext) -> Bool {
        let look = control.look
        guard look.fillsHeight, case .options(let options) = control.input else { return false }
        return MarkedRows(options).scroll(by: rows, in: options, look.draw(in: context))
    }

    /// Called after the control has got or lost the focus.
    public func focusChanged() {}

    /// Hides what the user has revealed. Called when an alert covers the control, and when the
    /// whole screen is drawn again.
    public func conceal() {}

    /// A number that grows when another row is marked or selected, or the rows or their actions
    /// change; nil if it shows no rows.
    var rowChanges: Int? { nil }

    /// The look that provides what the control does not implement.
    var standard: ControlLook { self }

    /// The text that the user copies.
    var copiedText: String? { control.copiedText }

    /// True while it shows a secret that the user has revealed.
    package var showsSecret: Bool { false }
}

extension Control {
    /// The look on the full screen. It is found once, at the first use: its own if the control is
    /// `Drawable`, and otherwise the one for its class and its `input`.
    public final var look: ControlLook {
        // Only looks are stored in this property, and a checked cast takes longer at each redraw.
        if let frontEndState { return unsafeDowncast(frontEndState, to: ControlLook.self) }
        let own = (self as? any Drawable).map { OwnLook($0) }
        let look: ControlLook = own ?? .standard(for: self)
        frontEndState = look
        return look
    }
}

extension ControlLook {
    /// Returns the look of a list, which has the options below each other: with a filter, menus of
    /// actions and of orders, and the position of the marker.
    public static func list(_ control: some OptionInput) -> ControlLook { ListLook(control) }

    /// Returns the look that a control has if it is not ``Drawable``.
    static func standard(for control: Control) -> ControlLook {
        switch control.input {
        case .none: plain(control)
        case .press(let heading as SectionHeading): SectionHeadingLook(heading)
        case .press(let button):
            button.position == nil ? ButtonLook(button) : ToggleLook(button)
        case .text(let input): text(input)
        case .options(let table as any ColumnedRows): TableLook(table)
        case .options(let options):
            options.isListed ? ListLook(options) : ChoiceLook(options)
        }
    }

    private static func plain(_ control: Control) -> ControlLook {
        switch control {
        case let label as Label: LabelLook(label)
        case let values as NamedValues: NamedValuesLook(values)
        case let picture as Picture: PictureLook(picture)
        case let spinner as Spinner: SpinnerLook(spinner)
        case let bar as ProgressBar: ProgressBarLook(bar)
        case let text as PlaceholderText: PlaceholderLook(text)
        default: WordsLook(control)
        }
    }

    private static func text(_ input: any TextInput) -> ControlLook {
        switch input {
        case let area as TextArea: TextAreaLook(area)
        case let field as SecureField: SecureFieldLook(field)
        case let field as SearchField: SearchFieldLook(field)
        case let stepper as any StepInput: StepperLook(stepper)
        case let field as TextField: TextFieldLook(field)
        default: TextInputLook(input)
        }
    }
}

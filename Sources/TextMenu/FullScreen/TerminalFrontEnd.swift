package import Binding
package import Coordination
package import WaylineInterface
import WaylineRouting

/// Shows an app on the whole screen of a terminal. It takes keys and writes bytes.
///
/// It redraws within the call that handles a key, and soon after any other change.
@MainActor
package final class TerminalFrontEnd: FrontEnd {
    private let navigator: Navigator
    private let name: String
    private let wording: @MainActor () -> Wording
    private let keyTable: KeyTable
    private let isUnicode: Bool
    private let focus: Focus
    let display: Display
    private let reader: PageReader
    private let palette: ActionPalette

    private var answer = AlertAnswer()
    let message: MessageLine
    private let clipboard: Clipboard

    /// The filter of the help; nil unless the help is shown.
    private var help: HelpFilter?
    private var isHelpShown: Bool { help != nil }

    /// The number of the entry that is shown.
    private var entry: Int?
    private var listeners: [AnyCancellable] = []

    private lazy var quitting = Quitting(navigator) { [unowned self] in onQuit() }

    /// Called when the user quits.
    package var onQuit: @MainActor () -> Void = {}

    /// Called when the user wants to suspend the program.
    package var onSuspend: @MainActor () -> Void = {}

    /// A front end that shows the screens of `navigator`, under the app's `name`.
    package init(
        _ navigator: Navigator, name: String, size: TerminalSize,
        capabilities: TerminalCapabilities, keys: KeyTable = .standard, clock: AnyScheduler,
        preview: PreviewFrame? = nil,
        wording: @escaping @MainActor () -> Wording = { .english },
        write: @escaping ([UInt8]) -> Void
    ) {
        self.navigator = navigator
        self.name = name
        self.wording = wording
        keyTable = keys
        isUnicode = capabilities.isUnicode
        message = MessageLine(clock)
        clipboard = Clipboard(capabilities, write: write)
        focus = Focus(on: Page(of: navigator, in: wording()), keys)
        display = Display(focus, size: size, capabilities, clock, preview, write: write)
        reader = PageReader(navigator, focus, display, wording)
        palette = ActionPalette(over: focus, display)
        reader.onChange = { [unowned palette] in palette.read(in: wording()) }
        palette.onChoice = { [unowned self] in take($0) }
        focus.onMove = { [unowned display] in display.showMove(between: $0) }
        display.content = { [unowned self] in navigator.isOver ? nil : content }
        display.onEnd = { [unowned self] in onQuit() }
        message.onChange = { [weak self] in self?.display.drawFrameSoon() }
        listeners = navigator.bindMessages(
            in: wording, brief: { [message] in message.show($0) }
        ) { [message] in message.show($0) }
        navigator.attach(self)
        display.draw()
    }

    /// The current frame, for tests and documentation.
    package var frame: Frame { display.frame(of: content) }

    package func show(_ scene: Scene) {
        focus.remember(for: entry)
        let isNew = entry != scene.state.top.id
        if display.isHandlingKeys, isNew { message.leave() }
        entry = scene.state.top.id
        answer.show(scene.alertNumber)
        if scene.alert != nil { focus.conceal() }
        help = nil
        display.composer.reset()
        reader.read()
        reader.isUntouched = focus.begin(at: scene.state.top.id)
    }

    /// Handles `key`, and draws the changes.
    package func press(_ key: Key) { press([key]) }

    /// Handles `keys`, one after another, and draws all changes at once.
    package func press(_ keys: [Key]) {
        display.isHandlingKeys = true
        display.setNeedsCheck()
        reader.isUntouched = false
        var rest = keys[...]
        while let key = rest.first {
            if display.changeLook(by: key) || actsUnseen(key) {
                rest.removeFirst()
                continue
            }
            message.clear()
            focus.forgetPresses()
            handle(&rest)
            focus.follow()
        }
        display.isHandlingKeys = false
        display.draw()
    }

    /// Draws what has changed, if it is not drawn yet.
    func draw() { display.draw() }

    package func resize(to size: TerminalSize) {
        focus.conceal()
        display.resize(to: size)
    }

    /// Makes the terminal show each frame at once. Call it after the terminal has reported that it
    /// can.
    package func synchronize() { display.synchronize() }

    /// Shows the colours of `theme`, as the terminal's answer asks for.
    package func use(_ theme: ColourTheme) { display.use(theme) }

    /// Shows the one of `themes` that has this name, also when the name changes. With another name,
    /// the terminal's background decides.
    package func follow(_ name: ValueSource<String>, of themes: [ColourTheme]) {
        listeners.append(name.bind(to: display) { $0.choose($1, of: themes) })
    }

    /// Draws everything, whatever the terminal shows now.
    package func redraw() {
        focus.conceal()
        display.redraw()
    }

    /// The control that typed letters go to; nil if they are commands now.
    package var editedControl: Control? {
        isHelpShown || page.alert != nil || shown.typing != .text ? nil : shown.control
    }

    /// The focus of the page, or of the palette over it.
    private var shown: Focus { palette.focus }

    private var page: Page { shown.page }

    private var content: Composer.Content {
        let words = wording()
        let hints = KeyHints(shown, keyTable, isUnicode: isUnicode, words, help)
        return Composer.Content(
            focus: shown, name: name, message: message.content,
            undo: message.content.undoable == nil ? nil : hints.undo,
            keys: hints.now(inPalette: palette.isOpen),
            lasting: hints.lasting(inPalette: palette.isOpen), help: hints.help,
            answer: answer.index, alertNumber: answer.number, wording: words)
    }
}

/// The keys. No key has two meanings at the same time.
extension TerminalFrontEnd {
    /// Handles the first of `keys`, together with the following keys that edit the same text.
    private func handle(_ keys: inout ArraySlice<Key>) {
        if edit(with: &keys) {
            display.composer.scrollToFocus()
            quitting.forget()
        } else if let key = keys.popFirst() {
            handle(key)
        }
    }

    /// Passes all leading keys that edit the focused text to it, as one change: the text is
    /// published and drawn once, whatever their number. Returns false if none of them edits it.
    private func edit(with keys: inout ArraySlice<Key>) -> Bool {
        if let isFilter = help?.edit(with: &keys, keyTable) { return isFilter }
        guard let control = editedControl else { return false }
        let lost = keys.first?.lostBytes ?? 0
        let isMultiline = control.input.text?.isMultiline ?? false
        let inputs = keyTable.edits(at: &keys, isMultiline: isMultiline)
        if inputs.isEmpty { return false }
        display.seen.noteKey(to: control) { control.look.edit(inputs) }
        if lost > 0 { message.show(wording()(.pasteIsCut, "\(lost)")) }
        return true
    }

    private func handle(_ key: Key) {
        if case .mouse(let event) = key { return handle(event) }
        let isFilter = isHelpShown && keyTable[.filter].contains(key)
        let input = isFilter ? .command(.filter) : keyTable.input(for: key, typing)
        if input != .command(.quit) { quitting.forget() }
        // First the keys of buttons: on this page, those that work belong to no needed command.
        if !isHelpShown, key.canBelongToButton, pageKeys.press(key, seen: display.seen) { return }
        if case .command(let command) = input, handle(command, by: key) { return }
        if case .shift(let plain) = key { return handle(plain) }
        if case .text(let scalar) = key, !isHelpShown { pageKeys.type(scalar) }
    }

    private func handle(_ event: Key.MouseEvent) {
        let target = isHelpShown ? nil : display.target(at: event.row, event.column, of: content)
        switch event.kind {
        case .press where isHelpShown: closeHelp()
        case .press:
            if case .tab? = target { palette.close() }
            if let target, !message.undo(target.undoable) { pageKeys.click(target) }
        case .wheelUp: pageKeys.turnWheel(-1, over: target, at: event.column)
        case .wheelDown: pageKeys.turnWheel(1, over: target, at: event.column)
        case .release, .other: break
        }
    }

    /// The meaning of characters. The help or an alert over a page with a text drops them.
    private var typing: Typing {
        let (typing, isCovered) = (shown.typing, isHelpShown || page.alert != nil)
        return isCovered && typing != .commands ? .text : typing
    }

    private var pageKeys: PageKeys {
        PageKeys(navigator, shown, display.composer) { [message, wording] phrase, name in
            message.show(wording()(phrase, name))
        }
    }

    /// Returns false if the command means nothing here.
    private func handle(_ command: KeyCommand, by key: Key) -> Bool {
        switch command {
        case .quit: quitting.quit()
        case .suspend: onSuspend()
        case .redraw: redraw()
        case .undo where page.alert == nil && message.undo(display.undoable): break
        case .endOfInput where page.alert == nil && shown.typing != .text: onQuit()
        case .palette where page.alert == nil && !isHelpShown: palette.toggle(in: wording())
        case .copy where page.alert == nil && !isHelpShown: copy()
        default:
            if isHelpShown {
                handleInHelp(command)
            } else if let intent = answer.handle(command, in: page.alert) {
                navigator.send(intent)
            } else if page.alert != nil {
                return [.up, .down].contains(command) || display.composer.scroll(by: command)
            } else if command == .filter && key.isText && pageKeys.search()
                || handleByControl(command)
            {
                display.composer.scrollToFocus()
            } else if command == .help {
                help = HelpFilter()
                display.composer.scrollToFocus()
            } else {
                return pageKeys.handle(command)
            }
        }
        return true
    }

    private func handleByControl(_ command: KeyCommand) -> Bool {
        guard let control = shown.control else { return false }
        return display.seen.noteKey(to: control) { control.look.handle(command) }
    }

    /// True for a key that would act on what the user cannot see: an alert that is not drawn yet,
    /// or the page while the terminal is too small.
    private func actsUnseen(_ key: Key) -> Bool {
        let isUnseen = page.alert != nil && display.seenAlert != answer.number
        guard isUnseen || display.isTooSmall else { return false }
        let input = keyTable.input(for: key, shown.typing)
        guard case .command(let command) = input, !isUnseen || !key.isText else { return true }
        return ![.quit, .suspend, .redraw, .endOfInput].contains(command)
    }

    private func copy() {
        let (text, style) = clipboard.copy(from: shown.control, wording())
        message.show(text, style)
    }

    /// Does what the user has chosen in the palette.
    private func take(_ entry: PaletteEntry) {
        if entry.isGone { return message.show(wording()[.gone]) }
        palette.close()
        switch entry.effect {
        case .help: help = HelpFilter()
        case .quit: quitting.quit()
        case .control, .row, .sort, .send: pageKeys.perform(entry.effect)
        }
    }

    private func handleInHelp(_ command: KeyCommand) {
        if help?.handle(command) == true {
            display.composer.scrollToFocus()
        } else if !display.composer.scroll(by: command),
            [.choose, .cancel, .help].contains(command)
        {
            closeHelp()
        }
    }

    private func closeHelp() {
        help = nil
        display.composer.scrollToFocus()
    }
}

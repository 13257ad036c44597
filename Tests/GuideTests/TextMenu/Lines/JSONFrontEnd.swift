import Wayline

/// Writes the page as a line of JSON after each change, and obeys commands.
final class JSONFrontEnd: FrontEnd {
    private let navigator: Navigator
    private let clock: AnyScheduler
    private let write: (String) -> Void
    private var observers: [AnyCancellable] = []
    private var isDue = false

    init(_ navigator: Navigator, clock: AnyScheduler = .main, write: @escaping (String) -> Void) {
        self.navigator = navigator
        self.clock = clock
        self.write = write
        navigator.attach(self)
    }

    func show(_ scene: Scene) {
        writeSoon()
    }

    /// Writes one line after all changes of a turn, whatever their number.
    private func writeSoon() {
        guard !isDue else { return }
        isDue = true
        clock.schedule { [weak self] in self?.writePage() }
    }

    private func writePage() {
        isDue = false
        let page = Page(of: navigator)
        observers = page.bindChanges { [weak self] in self?.writeSoon() }
        write(page.json)
    }

    /// Carries out a line, `press Order` or `fill Name with An`. Returns whether that was possible.
    func obey(_ line: String) -> Bool {
        let page = Page(of: navigator)
        if line == "back" { return page.canGoBack && navigator.send(.back).outcome?.reason == nil }
        for control in page.controls where control.canHaveFocus && page.alert == nil {
            switch control.input {
            case .press(let button):
                if line == "press \(button.label)" { return button.press() }
            case .text(let field):
                let command = "fill \(field.label) with "
                if line.hasPrefix(command) {
                    field.type(String(line.dropFirst(command.count)))
                    return true
                }
            case .options(let list):
                let choices = list.titles.indices.filter {
                    line == "choose \(list.title(at: $0)) in \(list.label)"
                }
                if let index = choices.first {
                    list.choose(at: index)
                    return true
                }
            case .none:
                continue
            }
        }
        return false
    }
}

import Binding
import Coordination
import WaylineApplication
import WaylineInterface
package import WaylineRouting

/// Reads everything that decides what the app does next: the place, what is pending, every control
/// of every screen with its error, and the world.
@MainActor
struct StateReader {
    private let navigator: Navigator
    private var digest = Digest()

    static func digest(of driver: FlowDriver, world: Int) -> Digest {
        let (navigator, state) = (driver.navigator, driver.navigator.state)
        var reader = StateReader(navigator: navigator)
        reader.digest.add(state.placeDigest)
        // The description ends with what is pending.
        if !state.pending.isEmpty { reader.digest.add(state.description) }
        for pending in state.pending { reader.digest.add(pending.isOwned) }
        if let question = navigator.question { reader.add(question) }
        reader.add(state.root)
        reader.digest.add(world)
        reader.digest.add(driver.clock.pending.count)
        return reader.digest
    }

    /// The digest of the page that the user sees.
    static func digest(ofPageOn driver: FlowDriver) -> Digest {
        let navigator = driver.navigator
        var reader = StateReader(navigator: navigator)
        reader.digest.add(navigator.state.placeDigest)
        if let alert = driver.alerts.last { reader.add(alert) }
        if !navigator.mainTabs.isEmpty {
            for tab in Page(of: navigator).tabs { reader.digest.add(tab.title + tab.badge) }
        }
        if navigator.isOver { return reader.digest }
        reader.digest.add((navigator.screen as? any ViewScreen)?.view.title ?? "")
        reader.add(navigator.screen)
        return reader.digest
    }

    /// The digest of the value of a control.
    static func digest(of control: Control, in navigator: Navigator) -> Digest {
        var reader = StateReader(navigator: navigator)
        reader.add(control)
        return reader.digest
    }

    private init(navigator: Navigator) {
        self.navigator = navigator
    }

    private mutating func add(_ alert: Alert) {
        digest.add(alert.title)
        digest.add(alert.message)
        for action in alert.actions { digest.add(action.title) }
    }

    private mutating func add(_ flow: FlowState) {
        if flow.tabs.isEmpty {
            add(flow.stack, flow.child)
        } else {
            for tab in flow.tabs { add(tab.stack, tab.child) }
        }
        if let modal = flow.modal { add(modal) }
    }

    private mutating func add(_ stack: EntryStack, _ child: FlowState?) {
        for entry in stack {
            guard let screen = navigator.screen(of: entry) else {
                // A tab that was not seen since a restart keeps its draft until then.
                if let draft = navigator.draftToCome(of: entry) { digest.add(draft.json) }
                continue
            }
            add(screen)
        }
        if let child { add(child) }
    }

    private mutating func add(_ screen: any Screen) {
        for control in (screen as? any ViewScreen)?.shownControls ?? [] { add(control) }
    }

    private mutating func add(_ control: Control) {
        if let parts = control.parts {
            digest.add(control.isHidden)
            for part in parts { add(part) }
            for action in (control as? Container)?.actions ?? [] { add(action) }
            return
        }
        digest.add(control.label)
        digest.add(control.error)
        digest.add(control.isEnabled)
        digest.add(control.isHidden)
        switch control.input {
        case .press(let button):
            digest.add(button.isWorking)
            digest.add(button.position ?? false)
        case .text(let field): digest.add(field.text)
        case .options(let list): add(list)
        case .none: digest.add(control.stateText)
        }
    }

    /// The last row chosen in a list is not a part of the state, since it is only marked.
    private mutating func add(_ list: any OptionInput) {
        let hasMarks = list.isListed && !list.allowsSeveral
        digest.add(list.filter)
        // Options that the filter hides can be chosen, too.
        if !list.filter.isEmpty { digest.add(list.saved ?? "") }
        if let order = list.order {
            digest.add(order.name)
            digest.add(order.isDescending)
        }
        for index in 0..<list.count {
            digest.add(list.title(at: index))
            if !hasMarks { digest.add(list.isChosen(at: index)) }
            if list.selects == .several { digest.add(list.isSelected(at: index)) }
        }
    }
}

extension ViewScreen {
    /// The controls and actions of the view, without its type.
    fileprivate var shownControls: [Control] { view.controls + view.actions }
}

extension Digest {
    package mutating func add(_ number: Int) {
        add(UInt64(bitPattern: Int64(number)))
    }

    mutating func add(_ isTrue: Bool) {
        add(isTrue ? 1 as UInt64 : 2)
    }
}

import Coordination
import WaylineInterface
import WaylineRouting

/// A control of a page, and a name for it in findings.
@MainActor
struct NamedControl {
    /// The label in quotation marks, or the type with a number: `'Email'`, `Label 2`.
    let name: String
    let control: Control

    /// All controls of `page` that are shown.
    static func all(of page: Page) -> [NamedControl] {
        var counts: [String: Int] = [:]
        return page.observed.filter { $0.parts == nil }.map { control in
            let label = control.name
            if !label.isEmpty { return NamedControl(name: "'\(label)'", control: control) }
            let type = "\(type(of: control))"
            counts[type, default: 0] += 1
            return NamedControl(name: "\(type) \(counts[type] ?? 0)", control: control)
        }
    }

    /// The digests of the controls that are shown and keep something, by name; perhaps also of
    /// labels.
    static func values(of navigator: Navigator, withLabels: Bool = false) -> [String: Digest] {
        all(of: Page(of: navigator)).reduce(into: [:]) { values, named in
            let counts = named.keepsInput || withLabels && named.control is Label
            if named.control.isHidden || !counts { return }
            values[named.name] = StateReader.digest(of: named.control, in: navigator)
        }
    }

    private var keepsInput: Bool {
        switch control.input {
        case .text: true
        case .options(let list): list.count > 0
        case .press(let button): button.position != nil
        case .none: false
        }
    }

    /// True if it shows something; nil for a button or a field, which always does.
    var showsSomething: Bool? {
        switch control.input {
        case .press, .text: return nil
        case .options(let list): return list.isListed ? !control.isHidden && list.count > 0 : nil
        case .none: return !control.isHidden && !control.stateText(in: .english).isEmpty
        }
    }
}

import Coordination
public import WaylineRouting

/// An error of a `FlowDriver` call. Each case includes the call, and the screen at that moment.
public indirect enum FlowDriverError: Error, Hashable, Sendable {
    /// The call of the driver that failed, and the screen at that moment.
    public struct Place: Hashable, Sendable {
        /// The text of the screen.
        public let screen: String

        /// The file of the call.
        public let file: String

        /// The line of the call.
        public let line: UInt

        /// The steps up to the call; nil if they were not recorded.
        let run: RecordedRun?
    }

    /// No control has this name; these are on the screen.
    case noControl(String, known: [String], at: Place)

    /// Several controls, rows or tabs have this name.
    case ambiguous(String, roles: [String], at: Place)

    /// The control of this name is of another kind.
    case otherKind(String, role: String, expected: String, at: Place)

    /// The control of this name is not enabled.
    case notAvailable(String, at: Place)

    /// The text field of this name refuses its text, for the reason in the note beside it.
    case refused(String, note: String, at: Place)

    /// The work of the button of this name is still under way.
    case stillWorking(String, at: Place)

    /// A choice has no option, or a list no row, of this name; it has these.
    case noPart(String, in: String, known: [String], at: Place)

    /// An alert has to be answered first.
    case alertInFront(String, alert: String, at: Place)

    /// The alert does not offer this answer; it offers these.
    case notAnAnswer(String, known: [String], at: Place)

    /// The app has ended: there is no control to use any more.
    case ended(at: Place)

    /// There is no earlier screen to go back to.
    case nowhereBack(at: Place)

    /// No message with an undo is shown.
    case nothingToUndo(at: Place)

    /// The driver was made without an app, so it cannot start it again.
    case noApp(at: Place)

    /// A decision could not be carried out.
    case impossible(RoutingError, at: Place)

    /// Work went on for longer than the driver's patience.
    case unsettled(at: Place)

    /// The condition did not hold within the driver's patience.
    case neverHappened(at: Place)
}

extension FlowDriverError: CustomStringConvertible {
    /// The mistake, the file and the line of the call, the last steps, and the screen. Reading this
    /// text writes a recording of the steps to a file: see `FlowDriver.traced`.
    public var description: String {
        let call = "\(place.file):\(place.line)"
        let recording = writeRecording()
        let steps = place.run?.lastSteps ?? []
        let screen = place.screen.isEmpty ? [] : place.screen.lines
        return
            ([mistake, "At \(call)"] + (steps.isEmpty ? [] : ["The last steps:"])
            + steps.map { "  \($0)" } + (screen.isEmpty ? [] : ["The screen:"])
            + screen.map { "| \($0)" } + [recording].compactMap(\.self)).joined(separator: "\n")
    }

    /// Writes the recording of the steps. Returns a sentence with its path; nil if steps are not
    /// noted.
    @discardableResult
    func writeRecording() -> String? {
        let call = "\(place.file):\(place.line)"
        return place.run?.write(["failed in \(call)"] + mistake.lines, mistake: mistake)
    }

    /// The call that failed, and the screen at that moment.
    public var place: Place {
        switch self {
        case .noControl(_, _, let place), .ambiguous(_, _, let place),
            .otherKind(_, _, _, let place), .notAvailable(_, let place),
            .refused(_, _, let place), .stillWorking(_, let place), .noPart(_, _, _, let place),
            .alertInFront(_, _, let place), .notAnAnswer(_, _, let place), .ended(let place),
            .nowhereBack(let place), .nothingToUndo(let place), .noApp(let place),
            .impossible(_, let place),
            .unsettled(let place), .neverHappened(let place):
            place
        }
    }

    /// The mistake alone.
    package var mistake: String {
        switch self {
        case .noControl(let name, let known, _):
            "no control '\(name)' here; " + Self.there(known, name)
        case .ambiguous(let name, let roles, _):
            "'\(name)' can be \(roles.joined(separator: " or ")): give each a different name "
                + "or spoken label, or name the list with choose(_:in:)"
        case .otherKind(let name, let role, let expected, _):
            "'\(name)' is a \(role), and a \(expected) was expected"
        case .notAvailable(let name, _): "'\(name)' is not available now: a user cannot use it"
        case .refused(let name, let note, _):
            "'\(name)' does not accept its text" + (note.isEmpty ? "" : ": \(note)")
        case .stillWorking(let name, _):
            "'\(name)' is still working: advance the clock, or wait until it is done"
        case .noPart(let title, let name, let known, _):
            "no '\(title)' in '\(name)'; " + Self.there(known, title)
        case .alertInFront(let name, let alert, _):
            "'\(name)' is under the alert '\(alert)': answer that first"
        case .notAnAnswer(let title, let known, _):
            "no answer '\(title)' to this alert; " + Self.there(known, title)
        case .ended: "the app has ended: there is nothing to use any more"
        case .nowhereBack: "there is nowhere to go back to"
        case .nothingToUndo: "no message is shown that can be undone"
        case .noApp: "there is no app to start again: make the driver with an App"
        case .impossible(let error, _): "\(error)"
        case .unsettled: "some work has not ended: it waits neither for the clock nor for the user"
        case .neverHappened: "the condition did not become true in time"
        }
    }

    private static func there(_ names: [String], _ wanted: String) -> String {
        if names.isEmpty { return "there is nothing" }
        let near = names.suggestion(for: wanted).map { "did you mean '\($0)'? " } ?? ""
        return near + "there are: \(names.joined(separator: ", "))"
    }
}

extension [String] {
    /// Returns the name that is most similar to `name`; nil if no name is similar.
    fileprivate func suggestion(for name: String) -> String? {
        if contains(name) { return nil }
        let wanted = name.lowercased()
        if let same = first(where: { $0.lowercased() == wanted }) { return same }
        let allowed = Swift.max((wanted.count + 1) / 3, 1)
        return map { ($0, $0.lowercased()) }.nearest(to: wanted, below: allowed + 1) { $0.1 }?.0
    }
}

/// The place of a call in a test.
struct CallSite {
    let file: String
    let line: UInt

    init(_ file: StaticString, _ line: UInt) {
        (self.file, self.line) = ("\(file)", line)
    }

    /// The name of the file, without its ending.
    var fileName: Substring {
        file.split(separator: "/").last?.prefix { $0 != "." } ?? ""
    }
}

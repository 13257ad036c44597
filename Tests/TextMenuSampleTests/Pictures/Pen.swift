import Foundation

/// Whether the tests write what they draw into the pages, instead of comparing.
enum Pen {
    static let variable = "WAYLINE_DRAW"

    static var isTaken: Bool { ProcessInfo.processInfo.environment[variable] != nil }
}

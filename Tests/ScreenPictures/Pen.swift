import Foundation

/// Whether the tests write what they draw into the pages, instead of comparing.
public enum Pen {
    public static let variable = "WAYLINE_DRAW"

    public static var isTaken: Bool { ProcessInfo.processInfo.environment[variable] != nil }
}

import Foundation

/// Decides whether the tests write their pictures into the pages, instead of comparing them.
public enum Pen {
    public static let variable = "WAYLINE_DRAW"

    public static var isTaken: Bool { ProcessInfo.processInfo.environment[variable] != nil }

    /// The file at `path` in the project.
    static func url(of path: String) -> URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../\(path)").standardized
    }

    /// Returns how to let the tests of `suite` write what they draw.
    static func advice(on suite: String) -> String {
        "Have the tests write it: \(variable)=1 swift test --filter \(suite)"
    }
}

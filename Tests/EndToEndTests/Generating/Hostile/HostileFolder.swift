import Foundation
import TestSupport
import XCTest

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A package from an unknown person, in which a user runs commands, and a folder of the user beside
/// it.
struct HostileFolder {
    let shop: WorkFolder
    let outside: WorkFolder

    init() throws {
        shop = try WorkFolder.shop()
        outside = try WorkFolder(["Mine.swift": "mine\n", "0": "0\n", "1": "1\n", "2": "2\n"])
    }

    /// Expects that `line` is refused with this text, and changes nothing in either folder.
    static func expectRefusal(
        _ line: String, _ reason: String, status: Int32 = 1, at place: UInt = #line,
        _ plant: (HostileFolder) throws -> Void
    ) throws {
        let folder = try HostileFolder()
        try plant(folder)
        try folder.expectRefusal(line, reason, status: status, at: place)
    }

    func expectRefusal(
        _ line: String, _ reason: String, status: Int32 = 1, at place: UInt = #line
    ) throws {
        try outside.expectNoChange(at: place) {
            try shop.expectRefusal(line, reason, status: status, at: place)
        }
    }

    /// Expects that `line` has the same effect as in a folder in which nothing was planted.
    static func expectUnharmed(
        _ line: String, at place: UInt = #line, _ plant: (HostileFolder) throws -> Void
    ) throws {
        let (clean, folder) = (try WorkFolder.shop(), try HostileFolder())
        let changes = try Self.changes(clean, line, place)
        try plant(folder)
        try folder.outside.expectNoChange(at: place) {
            XCTAssertEqual(try Self.changes(folder.shop, line, place), changes, line: place)
        }
    }

    private static func changes(
        _ shop: WorkFolder, _ line: String, _ place: UInt
    ) throws -> [String] {
        let before = try shop.tree()
        try shop.expect(line, output: nil, at: place)
        return try shop.tree().differences(from: before)
    }

    /// Replaces an object by a link to the user's folder, or to a file in it.
    func link(_ path: String, to file: String = "") throws {
        if shop.isThere(path) { try shop.remove(path) }
        try shop.makeFolder((path as NSString).deletingLastPathComponent)
        try shop.link(path, to: outside.url.path + file)
    }

    /// Replaces an object by a hard link to a file of the user.
    func hardLink(_ path: String, to file: String) throws {
        if shop.isThere(path) { try shop.remove(path) }
        try shop.makeFolder((path as NSString).deletingLastPathComponent)
        try FileManager.default.linkItem(
            at: outside.url.appendingPathComponent(file),
            to: shop.url.appendingPathComponent(path))
    }

    /// Replaces an object by a pipe that nobody writes to.
    func pipe(_ path: String) throws {
        if shop.isThere(path) { try shop.remove(path) }
        try shop.makeFolder((path as NSString).deletingLastPathComponent)
        XCTAssertEqual(mkfifo(shop.url.appendingPathComponent(path).path, 0o600), 0)
    }

    func folder(_ path: String) throws {
        if shop.isThere(path) { try shop.remove(path) }
        try shop.makeFolder(path)
    }

    /// Makes a file of 17 MiB, which takes no space.
    func large(_ path: String) throws {
        try shop.write(path, "")
        XCTAssertEqual(truncate(shop.url.appendingPathComponent(path).path, 17 << 20), 0)
    }
}

/// The error texts for objects that a package must not have.
enum Refusal {
    static func link(_ path: String) -> String {
        "'\(path)' is a symbolic link: generated files must stay in the package. Replace the "
            + "link with a folder or a file."
    }

    static func notAFile(_ path: String) -> String {
        "'\(path)' is not a file: move it out of the way."
    }

    static func notAFolder(_ path: String) -> String {
        "'\(path)' is not a folder: move it out of the way."
    }

    static func damaged(_ path: String) -> String {
        "'\(path)' cannot be read: restore it from version control, or remove it."
    }

    static func large(_ path: String) -> String {
        "'\(path)' cannot be read: it is larger than 16 MiB: make it smaller, or move it out of "
            + "the way."
    }
}

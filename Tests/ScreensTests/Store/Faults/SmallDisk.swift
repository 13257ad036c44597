import Foundation
import Glibc
import XCTest

/// File systems on which a few KiB are free, each with two runs of a process: one with the room that
/// there is, and one after room was made.
struct SmallDisk {
    struct Runs {
        let size: Int
        /// What the first run has written, a line each.
        let small: [String]
        /// The names of the files that the first run has left.
        let files: Set<String>
        /// What the second run has written.
        let large: [String]
    }

    /// Mounts in a namespace of its own, so that nothing is left mounted, whatever ends the test.
    static func runs(sizes: [Int], probe: URL) throws -> [Runs] {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            at: folder.dataURL, withIntermediateDirectories: false)
        let text = try output(
            of: script, [probe.path, folder.dataURL.path] + sizes.map(String.init))
        guard let text else {
            throw XCTSkip("This test mounts small file systems by 'unshare': run it as root.")
        }
        return zip(sizes, text.components(separatedBy: "== disk\n").dropFirst()).map(Runs.init)
    }

    private static let script = """
        probe=$1 disk=$2; shift 2
        for size; do
            mount -t tmpfs -o size=8m none "$disk" || exit 99
            head -c $(((8192 - size) * 1024)) /dev/zero >"$disk/other" || exit 99
            echo "== disk"; "$probe" "$disk" 0 1
            echo "== files"; ls -A "$disk"
            rm "$disk/other"
            echo "== room"; "$probe" "$disk" 1 1
            umount "$disk"
        done
        """

    /// What the script has written; nil if it may not mount.
    private static func output(of script: String, _ arguments: [String]) throws -> String? {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["unshare", geteuid() == 0 ? "-m" : "-rm", "sh", "-c", script, "sh"] + arguments
        process.standardOutput = output
        try process.run()
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? String(decoding: bytes, as: UTF8.self) : nil
    }
}

extension SmallDisk.Runs {
    fileprivate init(size: Int, text: String) {
        let parts = ["== files\n", "== room\n"].reduce([text]) { parts, mark in
            parts.dropLast() + (parts.last ?? "").components(separatedBy: mark)
        }
        let lines = parts.map { $0.split(separator: "\n").map(String.init) }
        self.init(size: size, small: lines[0], files: Set(lines[1]), large: lines[2])
    }
}

import CCoverage

/// Makes one trip through the libraries and counts the functions that run: `HopProbe TRIP`.
/// Scripts/count-hops makes a table of them.
@main @MainActor
enum HopProbe {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 2, let trip = Trip(rawValue: arguments[1]) else {
            print("usage: HopProbe \(Trip.allCases.map(\.rawValue).joined(separator: "|"))")
            return
        }
        let (kept, run) = try trip.prepare()
        // Runs once before, since one-time work does not count.
        run()
        guard wayline_count_from_here() else {
            print("This build has no counters. Use Scripts/count-hops.")
            return
        }
        run()
        wayline_write_counters_and_exit()
        withExtendedLifetime(kept) {}
    }
}

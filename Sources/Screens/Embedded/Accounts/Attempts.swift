/// How wrong passwords slow an account down.
enum Attempts {
    /// The wrong password by which an account is slowed down.
    static let free = 5
    private static let firstDelay = 30
    static let longestDelay = 15 * 60

    /// How many seconds to wait after this many wrong passwords in a row: twice as long each time.
    static func delay(after failures: Int) -> Int {
        failures < free ? 0 : min(firstDelay << min(failures - free, 10), longestDelay)
    }
}

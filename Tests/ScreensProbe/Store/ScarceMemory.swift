import Glibc
import Screens

/// Hashes a password with too little memory.
enum ScarceMemory {
    static func hash() {
        var limit = rlimit(rlim_cur: 16 << 20, rlim_max: 16 << 20)
        setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
        do throws(StoreError) {
            Output.write(try PasswordHash(of: "sen hong 2025", cost: .standard).text)
        } catch {
            Output.write("\(error)")
        }
    }
}
